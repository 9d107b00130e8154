import { HeroField, IndustryArt, Mark } from '@bgm/ui'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageArt } from '#app/sections/art/page-art'
import { colours, pictureStyles } from './colours'
import { type Picture, type PictureWords, panel, picture, text } from './frame'
import { drawWords } from './words.server'

/** What a picture shows beside its words: the drawing of an industry, of a page, or the field of the first page. */
export interface PictureArt {
  industry: string | null
  page: string | null
}

/** The picture that a link to a page shows elsewhere: product, title and art, as PNG. */
export async function drawLinkPicture(words: PictureWords, art: PictureArt): Promise<Picture> {
  const { Resvg } = await import('@resvg/resvg-js')
  const layers = [
    box(0, 0, picture.width, picture.height, colours.paper),
    art.industry ? industryPanel(art.industry) : art.page ? pagePanel(art.page) : soundPanel(),
    placed(<Mark />, text.x, text.y, 56, 56),
    (await drawWords(words)).replace('<svg ', `<svg x="${text.x}" y="${text.y}" `),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}"><style>${pictureStyles}</style>${layers.join('')}</svg>`
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
}

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** A drawn component at a place; React writes no namespace and no size. */
const placed = (art: ReactElement, x: number, y: number, width: number, height: number) =>
  renderToStaticMarkup(art).replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

const leaf = `M${panel.x + 150} 0H1200V630H${panel.x + 10}a10 10 0 0 1-10-10V150A150 150 0 0 1 ${panel.x + 150} 0z`
const clip = `<clipPath id="leaf"><path d="${leaf}"/></clipPath>`

const soundPanel = () =>
  `${clip}<g clip-path="url(#leaf)">${box(panel.x, 0, panel.width, 630, colours.deep)}${placed(<HeroField />, panel.x, 0, panel.width, 630)}</g>`

const lobe = 'M0-18C8-8 8 8 0 18C-8 8-8-8 0-18z'
const lattice = [
  [16, 16, 45],
  [48, 16, -45],
  [16, 48, -45],
  [48, 48, 45],
].map(([x, y, turn]) => `<path transform="translate(${x} ${y})rotate(${turn})" d="${lobe}"/>`)
const kawung = `<pattern id="kawung" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="translate(${panel.x} 0)scale(1.45)"><g fill="${colours.line}" fill-opacity="0.62">${lattice.join('')}</g></pattern>`

const industryPanel = (industry: string) =>
  `${clip}${kawung}<g clip-path="url(#leaf)">${box(panel.x, 0, panel.width, 630, colours.sunken)}${box(panel.x, 0, panel.width, 630, 'url(#kawung)')}${placed(<IndustryArt industry={industry} />, panel.x + 37, 159, 390, 312)}</g>`

const pagePanel = (page: string) =>
  `${clip}<g clip-path="url(#leaf)">${box(panel.x, 0, panel.width, 630, colours.sunken)}${placed(<PageArt page={page} align="xMidYMid" />, panel.x + 32, 115, 400, 400)}</g>`
