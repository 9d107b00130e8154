import fontkit from '@pdf-lib/fontkit'
import PDFDocument from 'pdfkit'
import { colours } from './colours'
import { loadFaces } from './faces'
import type { Shape } from './ornaments'
import { type QrCode, quietModules } from './qr-code'
import { baselineOf, leadingOf, type Style, wordSpacing } from './style'

export const mm = (value: number) => (value * 72) / 25.4
export const a4 = { width: mm(210), height: mm(297) }

type Facts = { title: string; author: string; locale: 'id' | 'en'; at: Date }
type TagOptions = { alt?: string; actual?: string; bbox?: [number, number, number, number] }
type Element = ReturnType<PDFKit.PDFDocument['struct']>

let known: Set<number> | undefined
const characters = () => {
  known ??= new Set(fontkit.create(loadFaces().regular).characterSet)
  return known
}

const featuresOf = ({ capitals }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
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
      // The types do not know this one yet.
      subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: locale === 'id' ? 'id-ID' : 'en-GB',
      displayTitle: true,
      autoFirstPage: false,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    })
    this.document.on('data', (part: Buffer) => this.parts.push(part))
    for (const [name, bytes] of Object.entries(loadFaces())) this.document.registerFont(name, bytes)
    const root = this.document.struct('Document')
    this.document.addStructure(root)
    this.parents = [root]
  }

  addPage(): void {
    this.document.addPage()
  }

  /** Adds a structure element around others. */
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

  /** Draws what screen readers skip. */
  artefact(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' })
    draw()
    this.document.endMarkedContent()
  }

  private use({ face = 'regular', size }: Style) {
    return this.document.font(face).fontSize(size)
  }

  /** The words of a line and where they start. Each is drawn with the space after it, which extracted text needs. */
  private words(text: string, style: Style): { word: string; at: number; end: number }[] {
    const document = this.use(style)
    let at = 0
    return text.split(/(?<= )/).map(word => {
      const from = at
      const letterSpacing = (style.tracking ?? 0) * style.size * word.length
      at += document.widthOfString(word, featuresOf(style)) + letterSpacing + wordSpacing(style)
      return { word, at: from, end: at - wordSpacing(style) }
    })
  }

  widthOf(text: string, style: Style): number {
    return this.words(text, style).at(-1)?.end ?? 0
  }

  /** Characters that the font lacks, without their accent or as a question mark. */
  shown(text: string): string {
    const has = (letter: string) => characters().has(letter.codePointAt(0) ?? 0)
    return [...text.normalize('NFC')]
      .map(letter => (has(letter) ? letter : ([...letter.normalize('NFKD')].find(has) ?? '?')))
      .join('')
  }

  /** Splits a word that is wider than its column into parts that fit. */
  private pieces(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const letter of word) {
      if (piece && this.widthOf(piece + letter, style) > width) {
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
      const longer = line ? `${line} ${word}` : word
      if (line && this.widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  /** The lines of a text in a column. It breaks at spaces, and within words that are wider than the column. */
  lines(text: string, width: number, style: Style): string[] {
    const words = this.shown(text).split(/[ \n]+/)
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
  heightOf(text: string, width: number, style: Style): number {
    return this.lines(text, width, style).length * leadingOf(style)
  }

  /** Draws one line on a baseline. */
  line(text: string, x: number, baseline: number, style: Style, align: 'left' | 'right' = 'left'): void {
    const words = this.words(this.shown(text), style)
    const from = align === 'right' ? x - (words.at(-1)?.end ?? 0) : x
    this.use(style).fillColor(style.ink ?? colours.ink)
    const characterSpacing = (style.tracking ?? 0) * style.size
    for (const { word, at } of words)
      this.document.text(word, from + at, baseline, {
        ...featuresOf(style),
        characterSpacing,
        lineBreak: false,
        baseline: 'alphabetic',
      })
  }

  /** Draws a tagged text in a column and returns the `y` below it. */
  text(type: string, text: string, x: number, y: number, width: number, style: Style): number {
    const actual = this.shown(text) === text.normalize('NFC') ? {} : { actual: text }
    this.tag(type, () => this.draw(text, x, y, width, style), actual)
    return y + this.heightOf(text, width, style)
  }

  /** Draws a text in a column, within a tag, and returns the `y` below it. */
  draw(text: string, x: number, y: number, width: number, style: Style): number {
    const lines = this.lines(text, width, style)
    const leading = leadingOf(style)
    for (const [index, line] of lines.entries())
      this.line(line, x, y + baselineOf(style) + index * leading, style)
    return y + lines.length * leading
  }

  /** Adds a tagged link over an area. */
  link(label: string, url: string, [x, y, width, height]: readonly number[], draw: () => void): void {
    const element = this.document.struct('Link', { alt: label }, () => {
      draw()
      // pdfkit writes a plain string as a name.
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

  /** Draws what lies inside a path only. */
  clip(path: string, draw: () => void): void {
    this.document.save().path(path).clip()
    draw()
    this.document.restore()
  }

  /** Draws a QR code with its quiet zone in a white square. */
  qrCode({ size, runs }: QrCode, x: number, y: number, side: number): void {
    const unit = side / (size + 2 * quietModules)
    const edge = quietModules * unit
    this.box(x, y, side, side, colours.white)
    for (const { column, row, length } of runs)
      this.document.rect(x + edge + column * unit, y + edge + row * unit, length * unit, unit)
    this.document.fill(colours.ink)
  }

  /** Ends the document. */
  bytes(): Promise<Buffer> {
    this.parents[0]?.end()
    return new Promise((done, fail) => {
      this.document.once('end', () => done(Buffer.concat(this.parts)))
      this.document.once('error', fail)
      this.document.end()
    })
  }
}
