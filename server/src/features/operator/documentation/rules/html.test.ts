import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every value that is not HTML already, and leaves out what is nothing', () => {
  const bad = `<img src=x onerror="alert('1')">&`;
  expect(
    html`<p title="${bad}">${bad}${null}${false}${0}${html`<b>${'a<b'}</b>`}${['<', html`<i></i>`]}</p>`.html,
  ).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;0<b>a&lt;b</b>&lt;<i></i></p>',
  );
});
