// Shared by everything that is painted: metals, filters, chance with a seed, symbols.
export function random(seed) {
  let a = 0;
  for (const letter of String(seed)) a = (a * 31 + letter.charCodeAt(0)) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function draw(
  icons,
  name,
  x,
  y,
  size,
  { fill = '#fff', opacity = 1, turn = 0, flip = false, filter = '' } = {},
) {
  if (!icons[name]) throw new Error(`game-icons has no ${name}`);
  const k = size / 512;
  return `<g${filter ? ` filter="url(#${filter})"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}><g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -k : k} ${k}) translate(-256 -256)">${icons[name].body.replaceAll('currentColor', fill)}</g></g>`;
}

const metal = (id, ...stops) =>
  `<linearGradient id="g-${id}" x1=".2" y1="0" x2=".6" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

export const defs = `<defs>
${metal('steel', [0, '#f4f8fb'], [0.45, '#9fb2c2'], [1, '#3c4d5d'])}${metal('iron', [0, '#8b949c'], [0.5, '#4a5259'], [1, '#1b1f23'])}
${metal('gold', [0, '#fff0b8'], [0.45, '#e0a83c'], [1, '#7c4a10'])}${metal('brass', [0, '#f7dc97'], [0.5, '#b8873a'], [1, '#5d3b12'])}
${metal('skin', [0, '#c4dd6a'], [0.5, '#719a2f'], [1, '#2c4413'])}${metal('dskin', [0, '#93b04a'], [0.5, '#4c6b20'], [1, '#182808'])}
${metal('bone', [0, '#fff8e2'], [0.5, '#d9c79b'], [1, '#7d6a42'])}${metal('blood', [0, '#ff8a66'], [0.5, '#c42f22'], [1, '#560d0d'])}
${metal('stone', [0, '#c9cdd0'], [0.5, '#7e868d'], [1, '#353b41'])}${metal('wood', [0, '#d9a86a'], [0.5, '#8b5a2c'], [1, '#3c2210'])}
${metal('fire', [0, '#fff6b0'], [0.35, '#ffc13d'], [0.7, '#f2601a'], [1, '#8e1c08'])}${metal('ice', [0, '#ffffff'], [0.5, '#bfe3f2'], [1, '#4d8fb3'])}
${metal('leaf', [0, '#fdfff6'], [0.5, '#b9e6cf'], [1, '#3d9a8c'])}${metal('warp', [0, '#f1ffb8'], [0.4, '#9be23a'], [1, '#1f6b1a'])}
${metal('beard', [0, '#ffd9a0'], [0.5, '#d8792a'], [1, '#6d2a0a'])}${metal('squig', [0, '#ff9d7a'], [0.5, '#d4402c'], [1, '#5e120f'])}
${metal('night', [0, '#b4a9dc'], [0.5, '#5d5490'], [1, '#241e44'])}
<radialGradient id="vignette" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>
<filter id="bevel" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="4" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .9 0 0 0 0" result="na"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="1.7" result="b"/><feComposite in="b" in2="na" operator="arithmetic" k1=".55" k2=".62" result="bump"/>
<feDiffuseLighting in="bump" surfaceScale="6.5" diffuseConstant="1.12" lighting-color="#fff4df" result="d"><feDistantLight azimuth="232" elevation="48"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.1" k2=".12" result="lit"/>
<feSpecularLighting in="b" surfaceScale="4" specularConstant=".75" specularExponent="22" lighting-color="#ffe3a6" result="s"><feDistantLight azimuth="232" elevation="38"/></feSpecularLighting>
<feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feComposite in="lit" in2="s2" operator="arithmetic" k2="1" k3=".85" result="l2"/><feComposite in="l2" in2="SourceAlpha" operator="in" result="l3"/>
<feMorphology in="SourceAlpha" operator="dilate" radius=".9" result="o"/><feFlood flood-color="#0a0604" flood-opacity=".82"/><feComposite in2="o" operator="in" result="ol"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="2" dy="5" result="sh"/><feFlood flood-color="#000" flood-opacity=".65"/><feComposite in2="sh" operator="in" result="sh2"/>
<feMerge><feMergeNode in="sh2"/><feMergeNode in="ol"/><feMergeNode in="l3"/></feMerge></filter>
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1.1"/></filter>
<filter id="soft3" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="3.4"/></filter>
<filter id="shadow" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="2" stdDeviation="2" flood-color="#000" flood-opacity=".75"/></filter>
<filter id="paint" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="4" seed="11" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="14" xChannelSelector="R" yChannelSelector="G" result="d"/><feColorMatrix in="n" values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  1.6 0 0 0 -.72" result="m"/><feBlend in="d" in2="m" mode="overlay"/></filter>
<filter id="relief" x="-5%" y="-10%" width="110%" height="115%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".09 .13" numOctaves="3" seed="5" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .8 0 0 0 .1" result="na"/><feDiffuseLighting in="na" surfaceScale="3.4" diffuseConstant="1.15" lighting-color="#fff0d8" result="d"><feDistantLight azimuth="220" elevation="50"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.25" k2=".05" result="l"/><feComposite in="l" in2="SourceAlpha" operator="in" result="l2"/><feDropShadow in="l2" dx="1" dy="2" stdDeviation="1.5" flood-opacity=".8"/></filter>
<pattern id="blocks" width="26" height="14" patternUnits="userSpaceOnUse"><path d="M0 .5H26M0 7.5H26M6 0V7M19 7V14" stroke="#000" stroke-opacity=".38"/><path d="M0 1.5H26M0 8.5H26" stroke="#fff" stroke-opacity=".07"/></pattern>
<pattern id="logs" width="11" height="40" patternUnits="userSpaceOnUse"><path d="M.5 0V40" stroke="#000" stroke-opacity=".6" stroke-width="1.6"/><path d="M3 0V40" stroke="#ffcf94" stroke-opacity=".13" stroke-width="1.4"/><path d="M7 4V18M8 24V36" stroke="#000" stroke-opacity=".3"/></pattern>
<filter id="wood" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .09" numOctaves="4" seed="3" stitchTiles="stitch" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.5 0 0 0 -.35" result="a"/><feDiffuseLighting in="a" surfaceScale="3.2" lighting-color="#ffe3bd" diffuseConstant="1.05" result="d"><feDistantLight azimuth="90" elevation="56"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.18"/></filter>
<filter id="leather" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".14" numOctaves="3" seed="8" stitchTiles="stitch" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.4 0 0 0 -.2" result="a"/><feDiffuseLighting in="a" surfaceScale="1.5" lighting-color="#fff0dc" diffuseConstant="1.08" result="d"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feTurbulence type="fractalNoise" baseFrequency=".006" numOctaves="3" seed="21" stitchTiles="stitch" result="m"/><feColorMatrix in="m" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.5 0 0 0 -.55" result="stain"/><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.15" result="l"/><feMerge><feMergeNode in="l"/><feMergeNode in="stain"/></feMerge><feComposite in2="SourceAlpha" operator="in"/></filter>
</defs>`;
