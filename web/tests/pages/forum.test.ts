/** A link for a forum: what somebody wrote in it stays words. */
import { expect, it } from 'vitest';
import { FORMS } from '../../src/pages/embed/forum';

const link = {
  text: 'Ada "the [Great]" <b>& Odo',
  page: 'https://t.example/r/abc?entry=3&x',
  frame: 'https://t.example/embed/r/abc?eyes=watch&x#3',
  picture: 'https://t.example/preview/chaos.jpg',
};

it('writes HTML, BBCode and Markdown', () => {
  expect(FORMS.html(link)).toContain('src="https://t.example/embed/r/abc?eyes=watch&amp;x#3"');
  expect(FORMS.html(link)).toContain('title="Ada &quot;the [Great]&quot; &lt;b&gt;&amp; Odo"');
  expect(FORMS.bbcode(link)).toBe(
    '[url=https://t.example/r/abc?entry=3&x][img]https://t.example/preview/chaos.jpg[/img][/url]\n' +
      '[url=https://t.example/r/abc?entry=3&x]Ada "the Great" <b>& Odo[/url]',
  );
  expect(FORMS.markdown(link)).toContain('[Ada "the \\[Great\\]" \\<b\\>& Odo](https://t.example/r/abc?entry=3&x)');
});
