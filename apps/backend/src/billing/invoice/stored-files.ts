import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { sha256 } from '#src/platform/runtime/cryptography'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import type { Locale } from './texts'

/** An issued invoice (`subject` is its order) or credit note (`subject` is its refund). */
export type IssuedDocument = {
  kind: 'invoice' | 'credit-note'
  subject: number
  number: string
  draw: (locale: Locale) => Promise<Buffer>
}

export const documentLocales = ['id', 'en'] as const satisfies readonly Locale[]

const table = 'invoice_documents'
const files = openPrivateFiles('invoices')
const storedRow = z.object({ number: z.string(), locale: z.enum(documentLocales), sha256: z.string() })
type StoredRow = z.output<typeof storedRow>

// The digest is part of the key, so that concurrent runs never overwrite each other's files.
const getKey = ({ number, locale, sha256 }: StoredRow) => `${number}-${locale}-${sha256}.pdf`

async function findStored(number: string, locale: Locale): Promise<StoredRow | null> {
  const row: unknown = await strapi.db.connection(table).where({ number, locale }).first()
  return row ? storedRow.parse(row) : null
}

/** Stores the file unless another run was first. Returns the row that counts. */
async function store(document: IssuedDocument, locale: Locale): Promise<StoredRow> {
  const { kind, subject, number } = document
  const bytes = await document.draw(locale)
  const own = { number, locale, sha256: sha256(bytes) }
  await files.write(getKey(own), bytes)
  await strapi.db
    .connection(table)
    .insert({ ...own, kind, subject, size: bytes.length, stored_at: Date.now() })
    .onConflict(['number', 'locale'])
    .ignore()
  const stored = await findStored(number, locale)
  if (!stored) throw new Error(`The row of ${number} cannot be found`)
  if (stored.sha256 !== own.sha256) await files.remove(getKey(own))
  return stored
}

/** Stores a document in every language in which it is not stored yet. */
export async function storeDocument(document: IssuedDocument): Promise<void> {
  for (const locale of documentLocales)
    if (!(await findStored(document.number, locale))) await store(document, locale)
}

/**
 * The file of an issued document, which is stored first if its job has not run yet. Throws if the file is missing or
 * differs from what was stored.
 */
export async function readDocument(document: IssuedDocument, locale: Locale): Promise<Buffer> {
  const stored = (await findStored(document.number, locale)) ?? (await store(document, locale))
  const file = await files.read(getKey(stored))
  const bytes = file && (await buffer(file.body))
  if (!bytes || sha256(bytes) !== stored.sha256)
    throw new Error(`The stored file of ${document.number} is ${bytes ? 'damaged' : 'missing'}`)
  return bytes
}
