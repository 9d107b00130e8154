import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'

const face = dirname(require.resolve('@expo-google-fonts/plus-jakarta-sans/package.json'))
const cut = (name: string) => readFileSync(join(face, name, `PlusJakartaSans_${name}.ttf`))

// Loaded on first use, because most processes never draw an invoice.
let cuts: { regular: Buffer; bold: Buffer } | undefined
const facesOf = () => {
  cuts ??= { regular: cut('400Regular'), bold: cut('700Bold') }
  return cuts
}

const colour = (hex: string) => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return rgb(part(0), part(2), part(4))
}

export const colours = {
  ink: colour('1C1322'),
  muted: colour('625867'),
  line: colour('E0D6C6'),
  paper: colour('F8F4EC'),
  sunken: colour('EFE8DB'),
  accent: colour('DB1272'),
  deep: colour('1C1322'),
  onDeep: colour('F8F1E6'),
  ok: colour('0B5F5C'),
  okTint: colour('D8ECE6'),
  warn: colour('8A4B00'),
  warnTint: colour('FBEBCB'),
}

export const page = { width: 595.28, height: 841.89, margin: 48 }

type Style = {
  size?: number
  bold?: boolean
  ink?: (typeof colours)[keyof typeof colours]
  width?: number
  leading?: number
}

const gap = 0.07

/** An A4 page whose `y` is measured from the top. */
export class PdfPage {
  private constructor(
    private readonly document: PDFDocument,
    private readonly sheet: PDFPage,
    private readonly fonts: { regular: PDFFont; bold: PDFFont },
    private readonly letters: Set<number>,
  ) {}

  static async open(facts: { title: string; author: string; language: string; at: Date }): Promise<PdfPage> {
    const document = await PDFDocument.create()
    document.registerFontkit(fontkit)
    document.setTitle(facts.title, { showInWindowTitleBar: true })
    document.setAuthor(facts.author)
    document.setLanguage(facts.language)
    document.setCreationDate(facts.at)
    document.setModificationDate(facts.at)
    // Embeds only the glyphs that are used.
    const embed = (face: Buffer) => document.embedFont(face, { subset: true, features: { calt: false } })
    const faces = facesOf()
    const [regular, bold] = await Promise.all([embed(faces.regular), embed(faces.bold)])
    const sheet = document.addPage([page.width, page.height])
    return new PdfPage(document, sheet, { regular, bold }, new Set(regular.getCharacterSet()))
  }

  private font = (bold?: boolean) => (bold ? this.fonts.bold : this.fonts.regular)

  // The font's spaces are narrow, so each is widened a little.
  private widthOf = (text: string, { size = 9, bold }: Style) =>
    this.font(bold).widthOfTextAtSize(text, size) + text.split(' ').length * gap * size - gap * size

  // Characters that the font lacks are drawn without their accent or as a question mark.
  private known(text: string): string {
    const has = (letter: string) => this.letters.has(letter.codePointAt(0) ?? 0)
    return [...text.normalize('NFC')]
      .map(letter => (has(letter) ? letter : ([...letter.normalize('NFKD')].find(has) ?? '?')))
      .join('')
  }

  private draw(line: string, x: number, y: number, { size = 9, bold, ink = colours.ink }: Style): void {
    let at = x
    for (const word of line.split(/(?<= )/)) {
      this.sheet.drawText(word, { x: at, y: page.height - y - size, size, font: this.font(bold), color: ink })
      at += this.font(bold).widthOfTextAtSize(word, size) + gap * size
    }
  }

  /** Splits a word that is wider than its column into parts that fit. */
  private pieces(word: string, style: Style & { width: number }): string[] {
    const pieces: string[] = []
    let piece = ''
    for (const letter of word) {
      if (piece && this.widthOf(piece + letter, style) > style.width) {
        pieces.push(piece)
        piece = letter
      } else piece += letter
    }
    return piece ? [...pieces, piece] : pieces
  }

  private lines(text: string, style: Style): string[] {
    const { width } = style
    if (!width) return [text]
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/\s+/).flatMap(part => this.pieces(part, { ...style, width }))) {
      const longer = line ? `${line} ${word}` : word
      if (line && this.widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return line ? [...lines, line] : lines
  }

  /** Draws text, wrapped at `width` if given. Returns the `y` below it. */
  text(text: string, x: number, y: number, style: Style = {}): number {
    const { size = 9, leading = size * 1.45 } = style
    const lines = this.lines(this.known(text), style)
    for (const [index, line] of lines.entries()) this.draw(line, x, y + index * leading, style)
    return y + lines.length * leading
  }

  /** The height of a text, measured without drawing it. */
  heightOf(text: string, style: Style = {}): number {
    const { size = 9, leading = size * 1.45 } = style
    return this.lines(this.known(text), style).length * leading
  }

  /** Draws one right-aligned line that ends at `x`. */
  right(text: string, x: number, y: number, style: Style = {}): void {
    const line = this.known(text)
    this.draw(line, x - this.widthOf(line, style), y, style)
  }

  line(y: number, from: number, to: number, ink = colours.line, thickness = 0.75): void {
    const at = page.height - y
    this.sheet.drawLine({ start: { x: from, y: at }, end: { x: to, y: at }, thickness, color: ink })
  }

  /** Draws a filled box with two opposite round corners. */
  leaf(
    x: number,
    y: number,
    width: number,
    height: number,
    ink: (typeof colours)[keyof typeof colours],
    round = 18,
  ): void {
    const [r, s] = [round, 3]
    const path = `M${r} 0H${width - s}Q${width} 0 ${width} ${s}V${height - r}Q${width} ${height} ${width - r} ${height}H${s}Q0 ${height} 0 ${height - s}V${r}Q0 0 ${r} 0Z`
    this.sheet.drawSvgPath(path, { x, y: page.height - y, color: ink })
  }

  /** Draws an SVG path. */
  path(path: string, x: number, y: number, scale: number, ink: (typeof colours)[keyof typeof colours]): void {
    this.sheet.drawSvgPath(path, { x, y: page.height - y, scale, color: ink })
  }

  async bytes(): Promise<Buffer> {
    return Buffer.from(await this.document.save())
  }
}
