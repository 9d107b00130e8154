import * as z from 'zod/mini'
import { taxFileMaxBytes } from './constants'
import { abortUnless } from './fields'

export const taxFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type TaxFileType = (typeof taxFileTypes)[number]

/** What a browser's File and a stored file both tell. */
export interface FileMetadata {
  name: string
  size: number
  type: string
}

const endings: Record<TaxFileType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const badName = /[\u0000-\u001f\u007f-\u009f/\\]/

export const isFile = (value: unknown): value is FileMetadata =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value

/** An empty file field of a form is a nameless file of no bytes. */
export const isChosen = (file: FileMetadata) => file.name !== '' || file.size > 0

const isTaxFileType = (type: string): type is TaxFileType => taxFileTypes.some(known => known === type)

/** The name, the declared type and the size of a tax file; its bytes are judged by `taxFileKind`. */
export const taxFile = z.custom<FileMetadata>().check(
  abortUnless<FileMetadata>(file => isFile(file) && isChosen(file), 'validation.required'),
  abortUnless<FileMetadata>(file => file.size > 0, 'validation.file_empty'),
  abortUnless<FileMetadata>(file => file.size <= taxFileMaxBytes, 'validation.file_size'),
  abortUnless<FileMetadata>(({ name }) => name.length <= 255 && !badName.test(name), 'validation.file_name'),
  z.refine(({ name, type }) => isTaxFileType(type) && endings[type].test(name), 'validation.file_type'),
)

/** The same, where a stored file may stay. */
export const replacementTaxFile = z.pipe(
  z.pipe(
    z.optional(z.custom<FileMetadata>()),
    z.transform(file => (isFile(file) && isChosen(file) ? file : undefined)),
  ),
  z.optional(taxFile),
)

const signatures: Array<[TaxFileType, number[]]> = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** What the first bytes of a file say that it is; null for anything but PDF, JPEG and PNG. */
export function taxFileKind(bytes: Uint8Array): TaxFileType | null {
  return signatures.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0] ?? null
}
