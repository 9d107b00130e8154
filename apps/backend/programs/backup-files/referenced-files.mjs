import { existsSync } from 'node:fs'
import { join } from 'node:path'

const pathsOf = ({ url, formats }) =>
  [url, ...Object.values(JSON.parse(formats ?? 'null') ?? {}).map(format => format.url)]
    .filter(address => address.startsWith('/uploads/'))
    .map(address => `public${address}`)

/**
 * Paths in the data folder of all files that the database refers to, except files in a bucket. `rows` runs a
 * query.
 */
export async function listReferencedFiles(rows, { S3_PRIVATE_BUCKET }) {
  const keys = S3_PRIVATE_BUCKET ? [] : await rows('select key from tax_files')
  const audio = S3_PRIVATE_BUCKET ? [] : await rows('select distinct sha_256 as sha from track_revisions')
  const archived = S3_PRIVATE_BUCKET
    ? []
    : await rows(
        'select s.day, p.part from usage_archive_parts as p join seals as s on s.number = p.seal order by 1, 2',
      )
  // SQLite stores JSON as text; the cast makes PostgreSQL return text too.
  const media = await rows('select url, cast(formats as text) as formats from files')
  return [
    ...keys.map(({ key }) => `private/tax-files/${key}`),
    ...audio.map(({ sha }) => `private/tracks/${sha}`),
    ...archived.map(
      ({ day, part }) => `private/usage-archive/usage-log-${day}.${String(part).padStart(4, '0')}.jsonl.gz`,
    ),
    ...media.flatMap(pathsOf),
  ]
}

export const findMissingFiles = (named, folder) => named.filter(path => !existsSync(join(folder, path)))
