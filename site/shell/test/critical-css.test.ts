import { describe, expect, it } from 'vitest';
import { firstStyles, readSheet } from '../build/critical-css/sheet.ts';

const part = (css: string, html: string): string => firstStyles([readSheet(css)], html);

describe('the styles of a first paint', () => {
  it('are the rules whose classes, ids and elements the page has, in their order', () => {
    const css =
      '*{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}#c{left:0}#d{left:1px}table td{top:1px}p{top:2px}';
    expect(part(css, '<p class=a id=c>')).toBe('*{margin:0}.a{color:red}#c{left:0}p{top:2px}');
  });

  it('keep of a list of selectors those that fit', () => {
    expect(part('.a,.b>p,h1{top:0}', '<p class="b">')).toBe('.b>p{top:0}');
  });

  it('take what is negated, alternative or an attribute as given', () => {
    const css =
      '.a:not(.b){top:0}:is(.c,.a){top:1px}[data-theme=dark] .a{top:2px}.a:focus{top:3px}';
    expect(part(css, '<p class=a>')).toBe(css);
  });

  it('leave out what is seen only under a pointer', () => {
    expect(part('.a:hover,.a:focus{top:0}p:hover>.a{top:1px}', '<p class=a>')).toBe(
      '.a:focus{top:0}',
    );
  });

  it('go into media queries and leave out those that are empty, and paper', () => {
    const css =
      '@media (min-width:997px){.a{top:0}.b{top:1px}}@media print{.a{top:2px}}@media (width<9px){.b{top:0}}';
    expect(part(css, '<p class=a>')).toBe('@media (min-width:997px){.a{top:0}}');
  });

  it('leave out custom properties that nothing reads, and what these alone read', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px;color:red}.a{top:var(--a)}.b{top:var(--c)}';
    expect(part(css, '<p class=a style="left:var(--e)">')).toBe(
      ':root{--a:var(--b);--b:1px;--e:3px;color:red}.a{top:var(--a)}',
    );
  });

  it('keep keyframes and font faces whole', () => {
    const css = '@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:A;src:url(a)}';
    expect(part(css, '<p>')).toBe(css);
  });
});
