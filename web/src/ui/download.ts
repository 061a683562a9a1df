/** Hand a file to the reader. */
export function download(name: string, data: unknown, type = 'application/json'): void {
  const text = typeof data === 'string' ? data : JSON.stringify(data, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
