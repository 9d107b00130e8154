import { HeroArt, IndustryArt, Mark } from '@bgm/ui'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageArt } from '#app/sections/art/page-art'
import { colours, imageStyles } from './colours'
import { artPanel, type ImageBytes, imageSize, type LinkImageText, textBox } from './layout'
import { renderLinkImageText } from './render-text.server'

/** Selects the illustration of the industry or of the page; if both are null, the home page's. */
export type LinkImageArt = {
  industry: string | null
  page: string | null
}

/** Renders a page's Open Graph image as PNG. */
export async function renderLinkImage(text: LinkImageText, art: LinkImageArt): Promise<ImageBytes> {
  const { Resvg } = await import('@resvg/resvg-js')
  const layers = [
    box(0, 0, imageSize.width, imageSize.height, colours.paper),
    art.industry ? industryPanel(art.industry) : art.page ? pagePanel(art.page) : soundPanel(),
    placeSvg(<Mark />, textBox.x, textBox.y, 56, 56),
    (await renderLinkImageText(text)).replace('<svg ', `<svg x="${textBox.x}" y="${textBox.y}" `),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}"><style>${imageStyles}</style>${layers.join('')}</svg>`
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
}

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** Places an SVG component at a position, because React sets neither the namespace nor the size. */
const placeSvg = (art: ReactElement, x: number, y: number, width: number, height: number) =>
  renderToStaticMarkup(art).replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

const leaf = `M${artPanel.x + 150} 0H1200V630H${artPanel.x + 10}a10 10 0 0 1-10-10V150A150 150 0 0 1 ${artPanel.x + 150} 0z`
const clip = `<clipPath id="leaf"><path d="${leaf}"/></clipPath>`

const soundPanel = () =>
  `${clip}<g clip-path="url(#leaf)">${box(artPanel.x, 0, artPanel.width, 630, colours.deep)}${placeSvg(<HeroArt />, artPanel.x, 0, artPanel.width, 630)}</g>`

const lobe = 'M0-18C8-8 8 8 0 18C-8 8-8-8 0-18z'
const lattice = [
  [16, 16, 45],
  [48, 16, -45],
  [16, 48, -45],
  [48, 48, 45],
].map(([x, y, turn]) => `<path transform="translate(${x} ${y})rotate(${turn})" d="${lobe}"/>`)
const kawung = `<pattern id="kawung" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(${artPanel.x} 0)scale(1.45)"><g fill="${colours.line}" fill-opacity="0.62">${lattice.join('')}</g></pattern>`

const industryPanel = (industry: string) =>
  `${clip}${kawung}<g clip-path="url(#leaf)">${box(artPanel.x, 0, artPanel.width, 630, colours.sunken)}${box(artPanel.x, 0, artPanel.width, 630, 'url(#kawung)')}${placeSvg(<IndustryArt industry={industry} />, artPanel.x + 37, 159, 390, 312)}</g>`

const pagePanel = (page: string) =>
  `${clip}<g clip-path="url(#leaf)">${box(artPanel.x, 0, artPanel.width, 630, colours.sunken)}${placeSvg(<PageArt page={page} align="xMidYMid" />, artPanel.x + 32, 115, 400, 400)}</g>`
