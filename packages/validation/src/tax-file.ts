import * as z from 'zod/mini'
import { taxFileMaxBytes } from './constants'
import { abortUnless } from './fields'

export const taxFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type TaxFileType = (typeof taxFileTypes)[number]

/** The properties that a browser's File and a stored file share. */
export type FileMetadata = {
  name: string
  size: number
  type: string
}

const extensions: Record<TaxFileType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const badName = /[\u0000-\u001f\u007f-\u009f/\\]/

export const isFile = (value: unknown): value is FileMetadata =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number' &&
  'type' in value &&
  typeof value.type === 'string'

/** Whether a file was chosen. A browser submits an empty file input as a file without a name or content. */
export const isFileSelected = (file: FileMetadata) => file.name !== '' || file.size > 0

const isTaxFileType = (type: string): type is TaxFileType => taxFileTypes.some(known => known === type)

/** Checks the name, declared type and size of a tax file. `detectTaxFileType` checks the content. */
export const taxFile = z.custom<FileMetadata>().check(
  abortUnless<FileMetadata>(file => isFile(file) && isFileSelected(file), 'validation.required'),
  abortUnless<FileMetadata>(file => file.size > 0, 'validation.file_empty'),
  abortUnless<FileMetadata>(file => file.size <= taxFileMaxBytes, 'validation.file_size'),
  abortUnless<FileMetadata>(({ name }) => name.length <= 255 && !badName.test(name), 'validation.file_name'),
  z.refine(({ name, type }) => isTaxFileType(type) && extensions[type].test(name), 'validation.file_type'),
)

/** Like `taxFile`, but optional: without a new file, the stored file is kept. */
export const replacementTaxFile = z.pipe(
  z.pipe(
    z.optional(z.custom<FileMetadata>()),
    z.transform(file => (isFile(file) && isFileSelected(file) ? file : undefined)),
  ),
  z.optional(taxFile),
)

const signatures: Array<[TaxFileType, number[]]> = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/**
 * Detects the type of a file from its first bytes. Returns null for anything other than PDF, JPEG and PNG.
 */
export function detectTaxFileType(bytes: Uint8Array): TaxFileType | null {
  return signatures.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0] ?? null
}
