/**
 * The page, or part of it, as a picture: the same elements with the page's own styles, drawn by the browser from an SVG.
 * Such an SVG reaches nothing outside of itself, so fonts and pictures go into it as data.
 */
import { say } from './toast.svelte';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const URLS = /url\((['"]?)(?!data:|#|%23)([^'")]+)\1\)/g;
const kept = new Map<string, Promise<string>>();

const read = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? read(await answer.blob()) : '';
}

/** What lies at an address, as data; nothing where it can not be fetched. */
function asData(url: string): Promise<string> {
  const data = kept.get(url) ?? fetched(url);
  kept.set(url, data);
  return data;
}

const compact = (range: string): string => range.replace(/\s/g, '').toUpperCase();
const bare = (family: string): string => family.replace(/['"]/g, '');

/** A page has many fonts for letters that it does not show: only what it has fetched goes along. */
function isInUse(rule: CSSFontFaceRule): boolean {
  const of = (name: string): string => rule.style.getPropertyValue(name);
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      bare(face.family) === bare(of('font-family')) &&
      face.weight === (of('font-weight') || 'normal') &&
      face.style === (of('font-style') || 'normal') &&
      compact(face.unicodeRange) === compact(of('unicode-range') || 'U+0-10FFFF'),
  );
}

const fontRules = (sheet: CSSStyleSheet): CSSFontFaceRule[] =>
  [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);

/** Addresses in a sheet count from where it lies. */
const settled = (text: string, sheet: CSSStyleSheet): string =>
  text.replace(URLS, (_, __, address: string) => `url("${new URL(address, sheet.href ?? document.baseURI).href}")`);

/** The fonts in use, each with its rule. */
async function fonts(): Promise<[CSSFontFaceRule, string][]> {
  const found: [CSSFontFaceRule, string][] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of fontRules(sheet)) {
      if (isInUse(rule)) found.push([rule, await filled(settled(rule.cssText, sheet))]);
    }
  }
  return found;
}

/** All rules of the page but fonts; nothing moves. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => settled(cssText, sheet)),
  );
  const text = rules.join('\n').replace(/(^|[\s,}])html(?=[\s.[:{,])/g, '$1:root');
  return `${await filled(text)}\n*, *::before, *::after { animation: none !important; transition: none !important; }`;
}

/** A text of styles with all it points to inside. */
async function filled(text: string): Promise<string> {
  const found = new Map<string, string>();
  for (const [, , address] of text.matchAll(URLS)) found.set(address!, await asData(address!));
  return text.replace(URLS, (_, __, address: string) => `url("${found.get(address)}")`);
}

/** As far as it was scrolled: margins would move the container too. */
function shift(container: Element, x: number, y: number): void {
  for (const child of container.children) {
    if (child instanceof HTMLElement) child.style.translate = `${x}px ${y}px`;
  }
}

/** A copy lacks what elements know besides their attributes: how far they are scrolled, what is drawn on them. */
async function complete(original: Element, copy: Element): Promise<void> {
  const pairs: [Element, Element][] = [[original, copy]];
  const [from, to] = [original.querySelectorAll('*'), copy.querySelectorAll('*')];
  from.forEach((element, at) => pairs.push([element, to[at]!]));
  for (const [element, twin] of pairs) {
    if (element.scrollTop || element.scrollLeft) shift(twin, -element.scrollLeft, -element.scrollTop);
    if (element instanceof HTMLInputElement) twin.setAttribute('value', element.value);
    if (element instanceof HTMLCanvasElement) {
      const image = document.createElement('img');
      image.src = element.toDataURL();
      image.style.cssText = `width:${element.clientWidth}px;height:${element.clientHeight}px`;
      twin.replaceWith(image);
    }
    if (element instanceof HTMLImageElement) twin.setAttribute('src', await asData(element.currentSrc || element.src));
    if (element instanceof SVGImageElement) {
      twin.setAttribute('href', await asData(new URL(element.href.baseVal, document.baseURI).href));
    }
    const own = twin.getAttribute('style');
    if (own?.includes('url(')) {
      twin.setAttribute(
        'style',
        await filled(own.replace(URLS, (_, __, one: string) => `url("${new URL(one, document.baseURI).href}")`)),
      );
    }
  }
}

/** The body as it is; without what lies over the page, or with nothing but one element. */
async function copied(node: Element, alone: boolean): Promise<HTMLElement> {
  const body = document.body.cloneNode(!alone) as HTMLElement;
  if (alone) {
    const { width, height } = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    await complete(node, copy);
    copy.style.cssText += `;position:absolute;left:0;top:0;margin:0;width:${width}px;height:${height}px`;
    body.append(copy);
  } else {
    await complete(document.body, body);
    body.querySelectorAll('dialog, .toasts, script').forEach((one) => one.remove());
    body.querySelectorAll<HTMLElement>('[data-unpictured]').forEach((one) => (one.style.visibility = 'hidden'));
  }
  return body;
}

async function rendered(svg: SVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

function framed(width: number, height: number, css: string): [SVGSVGElement, SVGElement] {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', '100%');
  inside.setAttribute('height', '100%');
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = css;
  inside.append(style);
  svg.append(inside);
  return [svg, inside];
}

const LINE = 24;

/** A line of letters in each font, as pixels line by line. */
async function specimen(rules: CSSFontFaceRule[], css: string): Promise<string[]> {
  const [svg, inside] = framed(120, LINE * rules.length, css);
  for (const { style } of rules) {
    const [start, end = start] = (/U\+([\dA-F]+)(?:-([\dA-F]+))?/i.exec(style.getPropertyValue('unicode-range')) ?? [])
      .slice(1)
      .map((code) => parseInt(code || '41', 16));
    const from = Math.max(start ?? 65, 65) <= (end ?? 65) ? Math.max(start ?? 65, 65) : (start ?? 65);
    const line = document.createElement('div');
    line.textContent = String.fromCodePoint(from, Math.min(from + 1, end ?? from), Math.min(from + 2, end ?? from));
    line.style.cssText = `height:${LINE}px;font:20px/${LINE}px ${style.getPropertyValue('font-family')},monospace;font-weight:${style.getPropertyValue('font-weight') || 400};font-style:${style.getPropertyValue('font-style') || 'normal'}`;
    inside.append(line);
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [120, LINE * rules.length];
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(await rendered(svg, canvas.width, canvas.height), 0, 0);
  return rules.map((_, at) => context.getImageData(0, at * LINE, 120, LINE).data.join());
}

/** An SVG is drawn without waiting for its fonts, unless the browser has read them before. */
async function readFonts(found: [CSSFontFaceRule, string][]): Promise<void> {
  if (!found.length) return;
  const rules = found.map(([rule]) => rule);
  const css = found.map(([, text]) => text).join('\n');
  const without = await specimen(rules, '');
  for (let tries = 0; tries < 50; tries++) {
    const now = await specimen(rules, css);
    if (now.every((line, at) => line !== without[at])) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function drawn(node: Element, alone: boolean): Promise<HTMLImageElement> {
  const root = document.documentElement;
  const found = await fonts();
  await readFonts(found);
  const css = `${found.map(([, text]) => text).join('\n')}\n${await styles()}`;
  const [svg, inside] = framed(innerWidth, innerHeight, css);
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  svg.setAttribute('style', `${root.getAttribute('style') ?? ''};font-size:${getComputedStyle(root).fontSize}`);
  inside.append(await copied(node, alone));
  return rendered(svg, innerWidth, innerHeight);
}

const STRIP = 40;

/** What is seen, who plays and when, in a line below. */
function signed(context: CanvasRenderingContext2D, [left, right]: [string, string], width: number, top: number): void {
  context.fillStyle = '#1c110a';
  context.fillRect(0, top, width, STRIP);
  context.textBaseline = 'middle';
  context.fillStyle = '#ffe3a0';
  context.font = '700 19px Almendra, serif';
  context.fillText(left, 14, top + STRIP / 2, width * 0.48);
  context.fillStyle = '#e6d6b0';
  context.font = '500 15px "Alegreya Sans", sans-serif';
  context.textAlign = 'right';
  context.fillText(right, width - 14, top + STRIP / 2, width * 0.48);
}

export interface PictureOptions {
  /** Below the picture, at the left and at the right. */
  caption?: [string, string];
  /** Without what stands around it. */
  alone?: boolean;
  /** Another part of the window than the element itself. */
  area?: DOMRect;
  scale?: number;
}

/** As a PNG, in the size in which it stands on the page. */
export async function pictured(node: Element, options: PictureOptions): Promise<Blob> {
  const { caption, alone = false, scale = 1, area = node.getBoundingClientRect() } = options;
  const { left, top, width, height } = area;
  const image = await drawn(node, alone);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round((height + (caption ? STRIP : 0)) * scale);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.drawImage(image, alone ? 0 : -left, alone ? 0 : -top, innerWidth, innerHeight);
  if (caption) signed(context, caption, width, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function savePicture(
  node: Element | null | undefined,
  name: string,
  options: PictureOptions = {},
): Promise<void> {
  if (node) saveBlob(await pictured(node, options), `${name}.png`);
}

/** Whether this device hands files on to other programs. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false;

export async function sharePicture(
  node: Element | null | undefined,
  name: string,
  text: string,
  options: PictureOptions = {},
): Promise<void> {
  if (!node) return;
  const file = new File([await pictured(node, options)], `${name}.png`, { type: 'image/png' });
  await navigator.share({ files: [file], text }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) say(String(error), 'refused');
  });
}
