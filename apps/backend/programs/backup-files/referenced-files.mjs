import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The number of files that are looked up in a bucket at the same time. */
const lookups = 16

const listAddresses = ({ url, formats }) => [url, ...Object.values(formats ?? {}).map(format => format.url)]

/** The keys of private files that the database refers to. Files that can be created again are not listed. */
async function listPrivateKeys(rows) {
  const tax = await rows('select key from tax_files')
  const invoices = await rows('select number, locale, sha256 from invoice_documents')
  const audio = await rows('select distinct sha_256 as sha from track_revisions')
  const announcements = await rows('select file_key as key from announcements where deleted_at is null')
  const archived = await rows(
    'select s.day, p.part from usage_archive_parts as p join seals as s on s.number = p.seal order by 1, 2',
  )
  return [
    ...tax.map(({ key }) => `tax-files/${key}`),
    ...invoices.map(({ number, locale, sha256 }) => `invoices/${number}-${locale}-${sha256}.pdf`),
    ...audio.map(({ sha }) => `tracks/${sha}`),
    ...announcements.map(({ key }) => `announcements/${key}`),
    ...archived.map(
      ({ day, part }) => `usage-archive/usage-log-${day}.${String(part).padStart(4, '0')}.jsonl.gz`,
    ),
  ]
}

/**
 * All files that the database refers to: paths in the data folder, and keys in buckets. `rows` runs a query.
 */
export async function listReferencedFiles(rows, { S3_PRIVATE_BUCKET, S3_MEDIA_BUCKET, MEDIA_URL }) {
  const keys = await listPrivateKeys(rows)
  const addresses = (await rows('select url, formats from files')).flatMap(listAddresses)
  const bucketAddress = (MEDIA_URL ?? '').replace(/\/?$/, '/')
  const inMediaBucket = S3_MEDIA_BUCKET ? addresses.filter(address => address.startsWith(bucketAddress)) : []
  return {
    paths: [
      ...(S3_PRIVATE_BUCKET ? [] : keys.map(key => `private/${key}`)),
      ...addresses.filter(address => address.startsWith('/uploads/')).map(address => `public${address}`),
    ],
    objects: [
      ...(S3_PRIVATE_BUCKET ? keys.map(key => ({ store: 'private', key })) : []),
      ...inMediaBucket.map(address => ({ store: 'media', key: address.slice(bucketAddress.length) })),
    ],
  }
}

export const findMissingPaths = ({ paths }, folder) => paths.filter(path => !existsSync(join(folder, path)))

/** The objects that are not in their bucket. Throws if a bucket is not set or does not answer. */
export async function findMissingObjects(objects, environment, createBucketClient) {
  const names = { private: environment.S3_PRIVATE_BUCKET, media: environment.S3_MEDIA_BUCKET }
  for (const { store } of objects)
    if (!names[store]) throw new Error(`The backup refers to files in the ${store} bucket, which is not set`)
  const buckets = Object.fromEntries(
    [...new Set(objects.map(({ store }) => store))].map(store => [store, createBucketClient(names[store])]),
  )
  const missing = []
  for (let index = 0; index < objects.length; index += lookups)
    await Promise.all(
      objects.slice(index, index + lookups).map(async ({ store, key }) => {
        if (!(await buckets[store].has(key))) missing.push(`${names[store]}/${key}`)
      }),
    )
  return missing.sort()
}

const shown = 50

/** Names the missing files in one line, which is as long as a terminal can show. */
export const listNames = missing =>
  missing.length > shown
    ? `${missing.slice(0, shown).join(', ')} and ${missing.length - shown} more`
    : missing.join(', ')
