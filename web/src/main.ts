import { mount } from 'svelte';
import './app/fonts.css';
import './app/tokens.css';
import './app/theme.css';
import './app/shell.css';
import { startLanguage, useLanguage } from './app/i18n.svelte';
import { router } from './app/router.svelte';
import { pickLanguage } from './words/fluent';

/** Texts and fonts first: nothing on the page jumps afterwards. A slow font does not hold up the game. */
async function ready(): Promise<void> {
  const fonts = ['700 20px Almendra', '500 16px "Alegreya Sans"', '700 16px "Alegreya Sans"'].map((font) =>
    document.fonts.load(font),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, 800));
  const { route } = router;
  const language = route.page === 'embed' ? useLanguage(pickLanguage([route.language, ...navigator.languages])) : null;
  await Promise.all([language ?? startLanguage(), Promise.race([Promise.all(fonts), patience])]);
}

import.meta.glob('./titles/*/palette.css', { eager: true });

const demos = import.meta.env.DEV ? import.meta.glob<typeof import('./App.svelte')>('./titles/*/demo/Demo.svelte') : {};

/** Whoever looks from a page of others gets a page of its own, which leads nowhere else. */
const whole = () => (router.route.page === 'embed' ? import('./pages/embed/EmbedPage.svelte') : import('./App.svelte'));

async function start(target: HTMLElement): Promise<void> {
  if (router.route.page === 'front') void import('./pages/front/Front.svelte'); // nobody waits for one after the other
  const demo = demos[`./titles/${new URLSearchParams(location.search).get('demo')}/demo/Demo.svelte`];
  const [{ default: Page }] = await Promise.all([demo ? demo() : whole(), ready()]);
  target.replaceChildren();
  mount(Page, { target });
}

const root = document.getElementById('app');
if (root) void start(root);
