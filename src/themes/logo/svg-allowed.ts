/** Elements that draw; no scripts, no links, nothing that shows other documents or files. */
export const drawingElements = [
  'svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style',
  'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath',
  'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker',
  'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting',
  'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR',
  'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight',
  'feTile', 'feTurbulence',
  'animate', 'animateMotion', 'animateTransform', 'mpath', 'set',
]; // prettier-ignore

/** Attributes that say how, and that an animation may change. */
const drawingAttributes = [
  'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy', 'd', 'width', 'height', 'points',
  'offset', 'viewBox', 'preserveAspectRatio', 'transform', 'transform-origin', 'pathLength', 'rotate', 'textLength', 'startOffset',
  'gradientTransform', 'patternTransform', 'markerWidth', 'markerHeight', 'orient', 'refX', 'refY',
  'alignment-baseline', 'baseline-shift', 'clip-path', 'clip-rule', 'color', 'color-interpolation',
  'color-interpolation-filters', 'direction', 'display', 'dominant-baseline', 'fill', 'fill-opacity', 'fill-rule', 'filter',
  'flood-color', 'flood-opacity', 'font-family', 'font-size', 'font-size-adjust', 'font-stretch', 'font-style', 'font-variant',
  'font-weight', 'image-rendering', 'isolation', 'letter-spacing', 'lighting-color', 'marker-end', 'marker-mid', 'marker-start',
  'mask', 'mask-type', 'mix-blend-mode', 'opacity', 'overflow', 'paint-order', 'shape-rendering', 'stop-color', 'stop-opacity',
  'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity',
  'stroke-width', 'text-anchor', 'text-decoration', 'text-rendering', 'vector-effect', 'visibility', 'white-space',
  'word-spacing', 'writing-mode',
  'amplitude', 'azimuth', 'baseFrequency', 'bias', 'diffuseConstant', 'divisor', 'edgeMode', 'elevation', 'exponent', 'intercept',
  'k1', 'k2', 'k3', 'k4', 'kernelMatrix', 'kernelUnitLength', 'limitingConeAngle', 'mode', 'numOctaves', 'operator', 'order',
  'pointsAtX', 'pointsAtY', 'pointsAtZ', 'preserveAlpha', 'radius', 'scale', 'seed', 'slope', 'specularConstant',
  'specularExponent', 'stdDeviation', 'stitchTiles', 'surfaceScale', 'tableValues', 'targetX', 'targetY', 'z',
  'xChannelSelector', 'yChannelSelector',
]; // prettier-ignore

/** What an animation may change. */
export const animatable: ReadonlySet<string> = new Set(drawingAttributes);

export const allowedAttributes = [
  ...drawingAttributes,
  'id', 'class', 'style', 'href', 'type', 'media', 'lang', 'xml:space', 'role', 'aria-label', 'aria-labelledby', 'aria-describedby',
  'aria-hidden', 'version', 'baseProfile', 'xmlns', 'systemLanguage', 'in', 'in2', 'result', 'values', 'method', 'spacing',
  'lengthAdjust', 'spreadMethod', 'gradientUnits', 'patternUnits', 'patternContentUnits', 'clipPathUnits', 'maskUnits',
  'maskContentUnits', 'markerUnits', 'filterUnits', 'primitiveUnits',
  'attributeName', 'begin', 'dur', 'end', 'min', 'max', 'restart', 'repeatCount', 'repeatDur', 'calcMode', 'keyTimes', 'keySplines',
  'keyPoints', 'path', 'from', 'to', 'by', 'additive', 'accumulate', 'origin',
]; // prettier-ignore
