"""What a page shows too little of: cut text, controls and words that lie on each other, scroll bars of the page."""

from __future__ import annotations

# Left out: what is only heard, lists that scroll, drawings that can be moved about or that stack pieces on purpose,
# and marks (badges, counts) that sit on a corner of the thing they speak of.
FLAWS = r"""
() => {
  const HEARD = '.sr, .sr-live, [aria-hidden="true"], [role="tooltip"], option, title, desc, .toasts';
  const DRAWN = 'svg, .map, .sea';
  const MARKS = '[data-mark], .mark, .dot, .tag, kbd';
  const page = [innerWidth, innerHeight];
  const flaws = [];
  const short = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const around = (one) => (one ? [one, ...around(one.parentElement)] : []);
  const isShown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !around(one).some((over) => getComputedStyle(over).clipPath.startsWith('inset(50%'));
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) flaws.push(`page scrolls sideways: ${root.scrollWidth}`);
  if (root.scrollHeight > root.clientHeight + 1) flaws.push(`page scrolls down: ${root.scrollHeight}`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(HEARD) || holder.closest('style, script') || !isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const inSvg = holder.closest('svg') !== null;
    // Letters are smaller than their line.
    const slack = inSvg ? 3 : Math.max(2, range.getClientRects()[0].height * 0.2);
    let cut = '';
    let [wide, high] = [true, true]; // no list around it scrolls this way
    let isLoose = false; // what is placed absolutely is cut by what it is placed in
    for (const over of around(holder)) {
      const style = getComputedStyle(over);
      if (isLoose && style.position === 'static') continue;
      isLoose = style.position === 'absolute';
      if (over.matches('.map, .sea, svg')) wide = high = false;
      const edge = over.getBoundingClientRect();
      const across = wide ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
      const down = high ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
      if (/auto|scroll/.test(style.overflowX) && over.scrollWidth > over.clientWidth + 1) wide = false;
      if (/auto|scroll/.test(style.overflowY) && over.scrollHeight > over.clientHeight + 1) high = false;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if ((wide && across > slack) || (high && down > slack)) cut = `cut by ${over.className || over.tagName}`;
      if (style.textOverflow === 'ellipsis' && over.scrollWidth > over.clientWidth + 1) cut = 'ends in dots';
      const line = parseFloat(style.fontSize) * 0.4;
      if (style.webkitLineClamp !== 'none' && over.scrollHeight > over.clientHeight + line) cut = 'ends in dots';
    }
    const outside = [-box.left, box.right - page[0], -box.top, box.bottom - page[1]];
    if (!cut && ((wide && Math.max(...outside.slice(0, 2)) > slack) || (high && Math.max(...outside.slice(2)) > slack)))
      cut = 'beyond the window';
    if (cut) flaws.push(`${cut}: "${short(node.data)}"`);
    else if (!inSvg) seen.push([holder, node, range]);
  }

  const meets = (one, other, by) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
  const isOn = (box) => box.width && box.right > 0 && box.bottom > 0 && box.left < page[0] && box.top < page[1];
  // What the lists around it show of a thing.
  const framed = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (const over of around(one.parentElement).filter((over) => getComputedStyle(over).overflowY !== 'visible')) {
      const frame = over.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom, width: Math.max(0, right - left), height: bottom - top };
  };
  // Cards lie on cards: what is tucked under one shows an edge to hit, which the tests of the layout measure.
  const areCards = (one, other) => one.closest('[data-piece]') && other.closest('[data-piece]');
  const hit = (box, thing) => {
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return found !== null && (thing.contains(found) || found.contains(thing));
  };
  // What a list that scrolls shows of them.
  const shared = (one, other) => Math.min(one.height, other.height) * 0.3;
  const lines = (range, holder) => {
    const edges = around(holder).filter((over) => getComputedStyle(over).overflowY !== 'visible');
    const frames = edges.map((over) => over.getBoundingClientRect());
    const isIn = (box) => frames.every((frame) => box.top >= frame.top - 4 && box.bottom <= frame.bottom + 4);
    return [...range.getClientRects()].filter((box) => isOn(box) && isIn(box));
  };
  const words = seen
    .filter(([holder]) => !holder.closest(MARKS))
    .map(([holder, node, range]) => [holder, node, lines(range, holder)]);
  for (const [at, [holder, node, own]] of words.entries())
    for (const [other, also, theirs] of words.slice(at + 1))
      if (!areCards(holder, other) && own.some((one) => theirs.some((two) => meets(one, two, shared(one, two)))))
        flaws.push(`words on words: "${short(node.data)}" and "${short(also.data)}"`);

  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')]
    .filter((one) => isShown(one) && !one.closest(HEARD) && !one.closest(DRAWN) && !one.closest(MARKS))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => isOn(box));
  const name = (one) => short(one.innerText || one.ariaLabel || one.className);
  for (const [at, [one, box]] of controls.entries()) {
    const lists = around(one).slice(1);
    const canGo = (axis, size) =>
      lists.some((over) => /auto|scroll/.test(getComputedStyle(over)[`overflow${axis}`]) &&
        over[`scroll${size}`] > over[`client${size}`] + 1);
    const [wide, high] = [canGo('X', 'Width'), canGo('Y', 'Height')];
    const across = !wide && (box.left < -2 || box.right > page[0] + 2);
    const down = !high && (box.top < -9 || box.bottom > page[1] + 2);
    if (across || down) flaws.push(`control beyond the window: ${name(one)}`);
    if (wide || high) continue;
    const isFree = one.disabled || one.closest('[data-piece], .slot') || hit(box, one);
    if (!isFree) flaws.push(`control covered: ${name(one)}`);
    for (const [other, there] of controls.slice(at + 1))
      if (!one.contains(other) && !other.contains(one) && !areCards(one, other) && meets(box, there, 4))
        flaws.push(`control on control: ${name(one)} and ${name(other)}`);
  }
  for (const [holder, node, own] of words)
    for (const [one] of controls)
      if (!one.contains(holder) && !holder.contains(one) && !areCards(one, holder)
          && own.some((line) => meets(line, framed(one), 4)))
        flaws.push(`words on a control: "${short(node.data)}" and ${name(one)}`);
  const bare = document.head.appendChild(document.createElement('style'));
  bare.textContent = '* { pointer-events: auto !important }';
  const paints = (one, x, y) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isPainted = backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor);
    const isHere = left <= x && x <= right && top <= y && y <= bottom;
    return isHere && (isPainted || one.matches('svg *, svg, img, canvas'));
  };
  const covers = (holder, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    if (!over || holder.contains(over) || areCards(over, holder)) return null;
    return around(over).filter((one) => !one.contains(holder)).find((one) => paints(one, x, y));
  };
  for (const [holder, node, own] of words) {
    const over = own.map((line) => covers(holder, line)).find(Boolean);
    if (over) flaws.push(`words covered: "${short(node.data)}" by ${over.getAttribute('class') || over.tagName}`);
  }
  bare.remove();
  return [...new Set(flaws)];
}
"""
