/** Notices of one's turn, shown by whichever worker keeps this page. */
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  const look = { body, tag: table, data: table, icon: new URL('icon-192.png', self.registration.scope).href };
  event.waitUntil(self.registration.showNotification(title, look));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(new URL(`t/${event.notification.data}`, self.registration.scope).href));
});
