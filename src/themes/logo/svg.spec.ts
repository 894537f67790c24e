import { describe, expect, it } from '@jest/globals';
import { svg } from '../../../test/support/pictures.js';
import { cleanSvg, svgText } from './svg.js';

const clean = (content: string, attributes = ''): string => cleanSvg(svg(content, attributes));
const path = '<path d="M0 0h1v1z"></path>';

describe('svgText', () => {
  it.each(['<svg/>', '  <svg xmlns="x">', '\ufeff<svg>', '<?xml version="1.0"?><svg/>', '<!-- x --><svg/>'])(
    'should take %j for XML',
    (text) => expect(svgText(Buffer.from(text))).toBe(text.trimStart()),
  );

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('svg')],
    ['HTML', Buffer.from('<html><svg/></html>')],
    ['another root', Buffer.from('<svgs/>')],
    ['UTF-16', Buffer.from('\ufeff<svg/>', 'utf16le')],
    ['Latin 1', Buffer.from('<svg>é</svg>', 'latin1')],
  ])('should not take %s for it', (_, bytes) => expect(svgText(bytes)).toBeUndefined());
});

describe('cleanSvg', () => {
  it.each([
    ['shapes', `<g transform="translate(1,2) scale(3)" fill="rgb(1, 2, 3)" id="a">${path}</g>`],
    ['text', '<text x="1" xml:space="preserve">Größe &amp; 😀 &lt;b&gt; &amp;lt; "\'</text>'],
    [
      'references to its own parts',
      '<use href="#a"></use><rect fill="url(#b)" style="mask:url(\'#c\');fill:red"></rect>',
    ],
    [
      'gradients',
      '<defs><linearGradient id="b" href="#c"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>',
    ],
    [
      'a style sheet',
      '<style>.a &gt; .b, #c:not(.d) { fill: url(#b); stroke: #fff } /* ok */</style>'.replace('&gt;', '>'),
    ],
    ['a style sheet for dark pages', '<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>'],
    ['filters', '<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="2"></feGaussianBlur></filter>'],
    ['an animation', '<animateTransform attributeName="transform" values="0;360" dur="1s"></animateTransform>'],
    ['an SVG in it', `<svg viewBox="0 0 1 1">${path}</svg>`],
  ])('should keep %s', (_, content) => {
    expect(clean(content)).toBe(svg(content));
  });

  const nested = (levels: number, times: number, last = path): string =>
    Array.from(
      { length: levels },
      (_, n) => `<g id="g${n}">${(n === 0 ? last : `<use href="#g${n - 1}"></use>`).repeat(times)}</g>`,
    ).join('');

  it.each([
    ['ten of ten of ten', nested(4, 10)],
    ['what is not there', '<use href="#nothing"></use>'.repeat(1000)],
    ['the first of two of a name', `<g id="a">${path}</g><g id="a"><use href="#a"></use></g>`],
  ])('should keep parts that are used: %s', (_, content) => expect(clean(content)).toBe(svg(content)));

  it.each([
    ['ten times ten times … ten', nested(10, 10)],
    ['many times', `<g id="a">${path.repeat(500)}</g>${'<use href="#a"/>'.repeat(500)}`],
    ['in themselves', '<g id="a"><g><use href="#a"/></g></g>'],
    ['in each other', '<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'],
    ['as what uses itself', '<use id="a" href="#a"/>'],
    ['one in the other without an end in sight', nested(4000, 1)],
  ])('should refuse parts that are used %s', (_, content) => {
    expect(() => clean(content)).toThrow('It uses parts of itself again and again.');
  });

  it('should write what means the same in one way', () => {
    const text =
      `<?xml version='1.0' encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>
      <?xml-stylesheet href="https://example.org/x.css"?>
      <!-- made by hand --><svg  xmlns = 'http://www.w3.org/2000/svg' viewBox='0 0 1 1' >` +
      '<use xlink:href = "#a"/><title><![CDATA[a < b & c]]> &#x64;</title></svg>\n<!-- end -->';
    expect(cleanSvg(text).trim()).toBe(
      svg('<use href="#a"></use><title>a &lt; b &amp; c d</title>', ' viewBox="0 0 1 1"'),
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['a script of another file', '<script href="https://example.org/x.js"/>'],
    ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    [
      'HTML in it',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><g/><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['an image', '<image href="https://example.org/x.png"/>'],
    ['an image in a filter', '<feImage href="https://example.org/x.svg"/>'],
    ['a link with what is in it', '<a href="javascript:alert(1)"><text>Click</text></a>'],
    ['another document', '<iframe src="x"/><embed src="x"/><object data="x"/>'],
    ['a handler element', '<handler type="application/ecmascript">alert(1)</handler>'],
    ['metadata', '<metadata><rdf:RDF xmlns:rdf="x"><rdf:li>Ann</rdf:li></rdf:RDF></metadata>'],
    ['elements of editors', '<sodipodi:namedview id="x"><g/></sodipodi:namedview>'],
    ['a processing instruction', '<?php echo 1 ?>'],
    ['a comment', '<!-- x --><!--<script>alert(1)</script>-->'],
    ['an element of another case', '<SCRIPT>alert(1)</SCRIPT>'],
  ])('should drop %s', (_, content) => {
    expect(clean(`${content}${path}`)).toBe(svg());
  });

  it.each(['href', 'xlink:href', 'l:href', 'style', 'onclick', 'class', 'xmlns', ' href'])(
    'should leave an animation of %j without anything to change',
    (name) => {
      expect(clean(`<animate attributeName="${name}" values="#a;javascript:x" dur="1s"/>`)).toBe(
        svg('<animate values="#a;javascript:x" dur="1s"></animate>'),
      );
    },
  );

  it.each([
    ['an event', 'onload="alert(1)"'],
    ['an event of another case', 'ONLOAD="alert(1)"'],
    ['an event of an animation', 'onbegin="alert(1)"'],
    ['an address', 'href="https://example.org/"'],
    ['a relative address', 'href="x.svg#a"'],
    ['an address of nothing', 'href="#"'],
    ['an address with a space', 'href="#a b"'],
    ['an address with another mark', 'href="#a#b"'],
    ['a script as an address', 'href="javascript:alert(1)"'],
    ['an address in entities', 'href="&#106;avascript:alert(1)"'],
    ['an address by its old name', 'xlink:href="data:image/svg+xml,x"'],
    ['an address under another prefix', 'xmlns:l="http://www.w3.org/1999/xlink" l:href="x"'],
    ['a base', 'xml:base="https://example.org/"'],
    ['a paint of another file', 'fill="url(https://example.org/x.svg#a)"'],
    ['a paint in quotes', 'fill="url(&quot;//example.org/x&quot;)"'],
    ['a paint in capitals', 'fill="URL(x)"'],
    ['a paint in entities', 'fill="&#117;rl(x)"'],
    ['a paint in escapes', String.raw`fill="\75rl(x)"`],
    ['a paint that goes on', 'fill="url(#a) url(x)"'],
    ['an image set', `style="mask: image-set('x' 1x)"`],
    ['a style that fetches', 'style="background:url(x)"'],
    ['an expression', 'style="width:expression(alert(1))"'],
    ['nothing in it', 'fill=""'],
    ['an unknown name', 'data-x="1"'],
    ['a namespace of its own', 'xmlns="http://www.w3.org/1999/xhtml"'],
    ['a name that programs may trip over', '__proto__="x" constructor="y"'],
  ])('should drop an attribute: %s', (_, attribute) => {
    expect(clean(`<path ${attribute} d="M0 0h1v1z"/>`)).toBe(svg());
  });

  it.each([
    ['@import "https://example.org/x.css";'],
    ['@font-face { src: url(x) }'],
    ['@font-face { font-family: x }'],
    ['@namespace x;'],
    ['@MEDIA all { @IMPORT "x"; }'],
    ['@mediax { }'],
    ['.a { fill: url(https://example.org/) }'],
    ['.a { fill: ur/**/l(x); mask: url( "x" ) }'],
    [String.raw`.a { fill: \75rl(x) }`],
    ['.a { fill: url(#a) } .b { mask: src("x") }'],
    ['<![CDATA[@import "x";]]>'],
    ['&#64;import "x";'],
    ['&amp;#64;import "x";'],
    ['.a { content: "&amp;lt;" }'],
    ['@<!-- -->import "x";'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<![CDATA[</style><script>alert(1)</script>]]>'],
  ])('should refuse a style sheet of %j', (sheet) => {
    expect(() => clean(`<style>${sheet}</style>`)).toThrow('The file is not a valid SVG picture.');
  });

  it.each([
    ['a document type of its own', `<!DOCTYPE svg [ ]>${svg()}`, 'It has a document type or entities of its own.'],
    [
      'a document type that is hard to read',
      `<!DOCTYPE svg SYSTEM ">">${svg()}`,
      'It has a document type or entities of its own.',
    ],
    ['two document types', `<!DOCTYPE svg><!DOCTYPE svg>${svg()}`, 'It is not well-formed at line 1.'],
    ['a document type in it', svg('<!DOCTYPE svg>'), 'It is not well-formed at line 1.'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`, 'It has a document type or entities of its own.'],
    ['an unknown entity', svg('<text>&nbsp;</text>'), 'It refers to an entity that XML does not have.'],
    ['a loose ampersand', svg('<text>a & b</text>'), 'It ends too early.'],
    [
      'a loose ampersand before a semicolon',
      svg('<text>a & b;</text>'),
      'It refers to an entity that XML does not have.',
    ],
    ['an entity in an attribute', svg('<path d="&x;"/>'), 'It refers to an entity that XML does not have.'],
    [
      'another encoding',
      `<?xml version="1.0" encoding="UTF-7"?>${svg()}`,
      'It says of itself that it is not in UTF-8.',
    ],
    ['a control character', svg('<text>\u0001</text>'), 'It has characters that XML does not have.'],
    ['a control character as an entity', svg('<text>&#1;</text>'), 'It has characters that XML does not have.'],
    ['an open element', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'It ends too early.'],
    ['an open root', '<svg xmlns="http://www.w3.org/2000/svg">', 'It ends too early.'],
    ['crossed elements', svg('<g><a></g></a>'), 'It is not well-formed at line 1.'],
    ['an end without a beginning', svg('\n</g>'), 'It is not well-formed at line 2.'],
    ['two roots', svg() + svg(), 'It is not well-formed at line 1.'],
    ['text behind the root', `${svg()}x`, 'It is not well-formed at line 1.'],
    ['an attribute twice', svg('<path d="a" d="b"/>'), 'It is not well-formed at line 1.'],
    ['an attribute without quotes', svg('<path d=a />'), 'It is not well-formed at line 1.'],
    ['an attribute without value', svg('<path d />'), 'It is not well-formed at line 1.'],
    ['attributes without space', svg('<path d="a"id="b"/>'), 'It is not well-formed at line 1.'],
    ['an angle in an attribute', svg('<path d="<"/>'), 'It is not well-formed at line 1.'],
    ['an open comment', svg('<!-- '), 'It ends too early.'],
    ['open CDATA', svg('<![CDATA[ '), 'It ends too early.'],
    ['the end of CDATA alone', svg('<text>]]></text>'), 'It is not well-formed at line 1.'],
    ['CDATA outside of the root', `<!----><![CDATA[x]]>${svg()}`, 'It is not well-formed at line 1.'],
    ['an element in a style sheet', svg('<style>a<g/>b</style>'), 'It has elements in a style sheet.'],
    [
      'more depth than it may have',
      svg('<g>'.repeat(100) + '</g>'.repeat(100)),
      'It is nested more than 100 levels deep.',
    ],
    ['more elements than it may have', svg('<g/>'.repeat(10_000)), 'It has more than 10000 elements.'],
    ['no namespace', '<svg/>', 'Its root is not svg in the namespace of SVG.'],
    [
      'another namespace',
      '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
      'Its root is not svg in the namespace of SVG.',
    ],
  ])('should refuse one with %s', (_, text, why) => {
    expect(() => cleanSvg(text)).toThrow(`The file is not a valid SVG picture. ${why}`);
  });

  it('should take one with its namespace in entities', () => {
    const text = '<svg xmlns="http:&#47;/www.w3.org/2000/svg"><path d="x"/></svg>';
    expect(cleanSvg(text)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="x"></path></svg>');
  });

  it.each([
    ['attributes', `<svg ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(' ')}/>`],
    ['a long name', `<svg ${'a'.repeat(1_000_000)}/>`],
    ['words that might be functions', svg(`<path d="${'a'.repeat(1_000_000)}"/>`)],
    ['brackets', svg(`<path d="${'('.repeat(1_000_000)}"/>`)],
    ['brackets that open addresses', svg(`<path d="${'url(#'.repeat(200_000)}"/>`)],
    ['white space', svg(`<path ${' '.repeat(1_000_000)}`)],
    ['white space in an address', svg(`<path d="url(${' '.repeat(1_000_000)}"/>`)],
    ['open elements', '<a>'.repeat(300_000)],
    ['elements of many names', svg(Array.from({ length: 9_000 }, (_, n) => `<x${n}/>`).join(''))],
    ['open comments', '<svg><!--'.repeat(100_000)],
    ['angles', svg(`<text>${'>'.repeat(1_000_000)}</text>`)],
    ['ends of CDATA', svg(`<text>${']]'.repeat(500_000)}</text>`)],
    ['ampersands', svg(`<text>${'&amp;'.repeat(200_000)}</text>`)],
    ['style sheets', svg('<style>a</style>'.repeat(9_000))],
    ['an address', svg(`<use href="#${'a'.repeat(1_000_000)}"/>`)],
    // What took the square of their number would take longer than a test may.
  ])('should be done with many or much: %s', (_, text) => {
    const outcome = (): string => {
      try {
        return cleanSvg(text);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(outcome()).toMatch(/^(<svg |The file is not a valid SVG picture\. )/);
  });
});
