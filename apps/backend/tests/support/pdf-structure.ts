import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib'

/** An element of the structure tree that screen readers use. */
type Tag = { type: string; alt: string; actual: string; contents: number; children: Tag[] }

const getText = (value: unknown) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''

function getTag(element: PDFDict): Tag {
  const kids = element.lookup(PDFName.of('K'))
  const list = kids instanceof PDFArray ? kids.asArray().map((_, index) => kids.lookup(index)) : [kids]
  const elements = list.filter(kid => kid instanceof PDFDict && kid.has(PDFName.of('S')))
  return {
    type: element.lookup(PDFName.of('S'), PDFName).decodeText(),
    alt: getText(element.lookup(PDFName.of('Alt'))),
    actual: getText(element.lookup(PDFName.of('ActualText'))),
    contents: list.filter(
      kid => kid instanceof PDFNumber || (kid instanceof PDFDict && !elements.includes(kid)),
    ).length,
    children: elements.map(kid => getTag(kid as PDFDict)), // the filter leaves only dictionaries
  }
}

/** The properties of a PDF that assistive technology uses. */
export async function readStructure(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog } = document
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const kids = root.lookup(PDFName.of('K'), PDFArray)
  return {
    title: document.getTitle(),
    author: document.getAuthor(),
    pages: document.getPageCount(),
    language: getText(catalog.lookup(PDFName.of('Lang'))),
    marked: String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))) === 'true',
    showsTitle: String(
      catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).lookup(PDFName.of('DisplayDocTitle')),
    ),
    tree: kids.asArray().map((_, index) => getTag(kids.lookup(index, PDFDict))),
  }
}

/** The types of all elements in a tree, in reading order. */
export const getTagTypes = (tags: readonly Tag[]): string[] =>
  tags.flatMap(({ type, children }) => [type, ...getTagTypes(children)])

/** All elements in a tree, in reading order. */
export const flattenTags = (tags: readonly Tag[]): Tag[] =>
  tags.flatMap(tag => [tag, ...flattenTags(tag.children)])
