import PDFDocument from 'pdfkit'
import { colours } from './colours'
import { type FontPair, loadFonts } from './fonts'
import { splitByFont, toPrintable } from './glyphs'
import type { Shape } from './shapes'
import { getBaseline, getLeading, type Style, wordSpacing } from './style'

export const mm = (value: number) => (value * 72) / 25.4
export const a4 = { width: mm(210), height: mm(297) }

/** A QR code without its quiet zone: `size` modules per side, with dark modules as horizontal runs. */
export type QrCode = { size: number; runs: { column: number; row: number; length: number }[] }

/** Modules of the quiet zone that the standard requires around a code. */
export const quietZoneModules = 4

type Facts = { title: string; author: string; locale: 'id' | 'en'; at: Date }
type TagOptions = {
  alt?: string
  actual?: string
  scope?: 'Row' | 'Column'
  bbox?: [number, number, number, number]
}
type Word = { word: string; font: keyof FontPair; at: number; end: number }
type Element = ReturnType<PDFKit.PDFDocument['struct']>

const getFeatures = ({ capitals }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  capitals ? { features: ['case'] } : {}

/** A tagged PDF of A4 pages. Distances are points from the top left corner. */
export class Sheet {
  private readonly document: PDFKit.PDFDocument
  private readonly parts: Buffer[] = []
  private readonly parents: Element[]

  constructor({ title, author, locale, at }: Facts) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      // The type does not include PDF/UA yet.
      subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: locale === 'id' ? 'id-ID' : 'en-GB',
      displayTitle: true,
      autoFirstPage: false,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    })
    this.document.on('data', (part: Buffer) => this.parts.push(part))
    for (const [weight, fonts] of Object.entries(loadFonts()))
      for (const [font, bytes] of Object.entries(fonts))
        this.document.registerFont(`${weight} ${font}`, bytes)
    const root = this.document.struct('Document')
    this.document.addStructure(root)
    this.parents = [root]
  }

  addPage(): void {
    this.document.addPage()
  }

  /** Adds a structure element around other elements. */
  group(type: string, draw: () => void): void {
    const element = this.document.struct(type)
    this.parents.at(-1)?.add(element)
    this.parents.push(element)
    draw()
    this.parents.pop()
    element.end()
  }

  /** Adds a structure element around what `draw` draws. */
  tag(type: string, draw: () => void, options: TagOptions = {}): void {
    this.parents.at(-1)?.add(this.document.struct(type, options, draw))
  }

  /** Draws content that screen readers skip. */
  artefact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' })
    draw()
    this.document.endMarkedContent()
  }

  private use({ weight = 'regular', size }: Style, font: keyof FontPair) {
    return this.document.font(`${weight} ${font}`).fontSize(size)
  }

  /**
   * The words of a line with their positions. Each word is drawn with the space after it, which text
   * extraction needs.
   */
  private words(text: string, style: Style): Word[] {
    let at = 0
    const parts = text.split(/(?<= )/).flatMap(splitByFont)
    return parts.map(({ part, font }) => {
      const from = at
      const letterSpacing = (style.tracking ?? 0) * style.size * part.length
      const end = from + this.use(style, font).widthOfString(part, getFeatures(style)) + letterSpacing
      at = part.endsWith(' ') ? end + wordSpacing(style) : end
      return { word: part, font, at: from, end }
    })
  }

  measureWidth(text: string, style: Style): number {
    return this.words(text, style).at(-1)?.end ?? 0
  }

  /** Splits a word that is wider than its column into parts that fit. */
  private pieces(word: string, width: number, style: Style): string[] {
    if (this.measureWidth(word.trimEnd(), style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const letter of word) {
      if (piece && this.measureWidth((piece + letter).trimEnd(), style) > width) {
        pieces.push(piece)
        piece = letter
      } else piece += letter
    }
    return [...pieces, piece]
  }

  private wrap(words: readonly string[], width: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of words.flatMap(part => this.pieces(part, width, style))) {
      const longer = line + word
      if (line && this.measureWidth(longer.trimEnd(), style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  /**
   * Breaks a text into the lines of a column: after spaces, which screen readers need between lines, and
   * within words that are wider than the column.
   */
  lines(text: string, width: number, style: Style): string[] {
    const words = toPrintable(text)
      .text.replace(/ +/g, ' ')
      .trim()
      .split(/(?<= )/)
    let lines = this.wrap(words, width, style)
    if (!style.balance || lines.length === 1) return lines
    for (let narrower = width * 0.95; narrower > width / 2; narrower -= width * 0.05) {
      const balanced = this.wrap(words, narrower, style)
      if (balanced.length > lines.length) break
      lines = balanced
    }
    return lines
  }

  /** The height of a text in a column. */
  measureHeight(text: string, width: number, style: Style): number {
    return this.lines(text, width, style).length * getLeading(style)
  }

  /** Draws one line on a baseline. */
  line(text: string, x: number, baseline: number, style: Style, align: 'left' | 'right' = 'left'): void {
    const words = this.words(toPrintable(text).text, style)
    const from = align === 'right' ? x - (words.at(-1)?.end ?? 0) : x
    const characterSpacing = (style.tracking ?? 0) * style.size
    for (const { word, font, at } of words)
      this.use(style, font)
        .fillColor(style.ink ?? colours.ink)
        .text(word, from + at, baseline, {
          ...getFeatures(style),
          characterSpacing,
          lineBreak: false,
          baseline: 'alphabetic',
        })
  }

  /** Draws a tagged text in a column and returns the `y` below it. */
  text(type: string, text: string, x: number, y: number, width: number, style: Style): number {
    const actual = toPrintable(text).text === text.normalize('NFC') ? {} : { actual: text }
    this.tag(type, () => this.draw(text, x, y, width, style), actual)
    return y + this.measureHeight(text, width, style)
  }

  /** Draws a text in a column, within a tag, and returns the `y` below it. */
  draw(text: string, x: number, y: number, width: number, style: Style): number {
    const lines = this.lines(text, width, style)
    const leading = getLeading(style)
    for (const [index, line] of lines.entries())
      this.line(line, x, y + getBaseline(style) + index * leading, style)
    return y + lines.length * leading
  }

  /** Adds a tagged link over an area. */
  link(label: string, url: string, [x, y, width, height]: readonly number[], draw: () => void): void {
    const element = this.document.struct('Link', { alt: label }, () => {
      draw()
      // pdfkit would write a plain string as a PDF name.
      const options = { structParent: element, Contents: new String(label) as string }
      this.document.link(x ?? 0, y ?? 0, width ?? 0, height ?? 0, url, options)
    })
    this.parents.at(-1)?.add(element)
  }

  shapes(shapes: readonly Shape[]): void {
    for (const { path, fill } of shapes) this.document.path(path).fill(fill)
  }

  box(x: number, y: number, width: number, height: number, fill: string): void {
    this.document.rect(x, y, width, height).fill(fill)
  }

  rule(x: number, y: number, width: number, thickness: number, ink: string): void {
    this.box(x, y - thickness / 2, width, thickness, ink)
  }

  stroke(path: string, ink: string, thickness: number, dash?: number): void {
    this.document.save().lineWidth(thickness).lineCap('round').lineJoin('round')
    if (dash) this.document.dash(dash, { space: dash })
    this.document.path(path).stroke(ink).restore()
  }

  /** Turns what `draw` draws around a point, by degrees clockwise. */
  turn(degrees: number, origin: [x: number, y: number], draw: () => void): void {
    this.document.save().rotate(degrees, { origin })
    draw()
    this.document.restore()
  }

  clip(path: string, draw: () => void): void {
    this.document.save().path(path).clip()
    draw()
    this.document.restore()
  }

  /** Draws a QR code with its quiet zone in a white square. */
  qrCode({ size, runs }: QrCode, x: number, y: number, side: number): void {
    const unit = side / (size + 2 * quietZoneModules)
    const edge = quietZoneModules * unit
    this.box(x, y, side, side, colours.white)
    for (const { column, row, length } of runs)
      this.document.rect(x + edge + column * unit, y + edge + row * unit, length * unit, unit)
    this.document.fill(colours.ink)
  }

  bytes(): Promise<Buffer> {
    this.parents[0]?.end()
    return new Promise((done, fail) => {
      this.document.once('end', () => done(Buffer.concat(this.parts)))
      this.document.once('error', fail)
      this.document.end()
    })
  }
}
