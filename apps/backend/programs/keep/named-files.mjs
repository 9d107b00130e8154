import { existsSync } from 'node:fs'
import { join } from 'node:path'

const pathsOf = ({ url, formats }) =>
  [url, ...Object.values(JSON.parse(formats ?? 'null') ?? {}).map(format => format.url)]
    .filter(address => address.startsWith('/uploads/'))
    .map(address => `public${address}`)

/**
 * The files that a database names, by their path in the data folder; those in a bucket are the bucket's. `rows` answers a
 * statement.
 */
export async function namedFiles(rows, { S3_PRIVATE_BUCKET }) {
  const keys = S3_PRIVATE_BUCKET ? [] : await rows('select key from tax_files')
  // SQLite keeps JSON as text, and so must PostgreSQL give it.
  const media = await rows('select url, cast(formats as text) as formats from files')
  return [...keys.map(({ key }) => `private/tax-files/${key}`), ...media.flatMap(pathsOf)]
}

export const missingOf = (named, folder) => named.filter(path => !existsSync(join(folder, path)))
