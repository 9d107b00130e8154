import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { type StaffMessage, translateForStaff } from '#src/platform/panel/staff-language'

const file = z.object({ id: z.number(), hash: z.string() })
type File = z.output<typeof file>
const fileRows = z.array(file)

/** The content types with pictures, in their own fields or in their sections, and their names for staff. */
const types = {
  'api::page.page': ['Page', 'Halaman'],
  'api::industry.industry': ['Industry', 'Industri'],
  'api::testimonial.testimonial': ['Testimonial', 'Testimoni'],
} as const satisfies Record<string, StaffMessage>
type Uid = keyof typeof types

const entryRows = z.array(
  z.looseObject({
    documentId: z.string(),
    locale: z.string().nullish(),
    title: z.string().nullish(),
    name: z.string().nullish(),
  }),
)

/** Whether a value contains one of these files, or a text with the address of one of them. */
function uses(value: unknown, files: readonly File[]): boolean {
  // Renditions are named after their picture, in lower case.
  if (typeof value === 'string')
    return files.some(({ hash }) => value.toLowerCase().includes(hash.toLowerCase()))
  if (Array.isArray(value)) return value.some(item => uses(item, files))
  if (typeof value !== 'object' || value === null) return false
  const stored = file.safeParse(value).data
  if (stored) return files.some(({ id }) => id === stored.id)
  return Object.values(value).some(item => uses(item, files))
}

const picture = { select: ['id', 'hash'] }
const withPictures = {
  sections: {
    on: {
      'sections.intro': { populate: { image: picture } },
      'sections.closing': { populate: { image: picture } },
      'sections.rich-text': true,
    },
  },
}

/** Where these files are used, such as "Beranda (Page, id)". Drafts count too. */
async function listUses(files: readonly File[]): Promise<string[]> {
  const places = new Set<string>()
  for (const uid of Object.keys(types) as Uid[]) {
    const populate = uid === 'api::testimonial.testimonial' ? { avatar: picture } : withPictures
    const rows: unknown = await strapi.db.query(uid).findMany({ populate })
    for (const row of entryRows.parse(rows)) {
      if (!uses(row, files)) continue
      const where = [translateForStaff(types[uid]), row.locale].filter(Boolean).join(', ')
      places.add(`${row.title ?? row.name ?? row.documentId} (${where})`)
    }
  }
  return [...places]
}

const maxListed = 10

/** Throws a 400 that lists where these files are used, if they are. */
async function requireUnused(files: readonly File[]): Promise<void> {
  if (files.length === 0) return
  const places = await listUses(files)
  if (places.length === 0) return
  const listed = places.slice(0, maxListed).join('; ')
  const more = places.length > maxListed ? ` (+${places.length - maxListed})` : ''
  throw new errors.ValidationError(
    translateForStaff([
      `This picture is in use and was not deleted. Remove it from these entries first: ${listed}${more}`,
      `Gambar ini dipakai dan tidak dihapus. Keluarkan dahulu dari: ${listed}${more}`,
    ]),
  )
}

const uid = 'plugin::upload.file'

async function findFiles(where: object): Promise<File[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({ where, select: ['id', 'hash'] })
  return fileRows.parse(rows)
}

const folderRows = z.array(z.object({ path: z.string() }))

async function findFilesInFolders(ids: readonly number[]): Promise<File[]> {
  const rows: unknown = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: [...ids] } }, select: ['path'] })
  const folders = folderRows
    .parse(rows)
    .flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }])
  return folders.length > 0 ? await findFiles({ $or: folders }) : []
}

type Removals = {
  upload: { remove(file: { id: number }): Promise<unknown> }
  several: { deleteByIds(ids?: number[]): Promise<unknown> }
}

/**
 * Refuses to delete pictures that content uses, one by one, several at once or with their folder. Strapi
 * would delete them, and the pages would show a gap.
 */
export function protectUsedPictures(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('upload')
  const upload: Removals['upload'] = plugin.service('upload')
  const remove = upload.remove.bind(upload)
  upload.remove = async picture => {
    await requireUnused(await findFiles({ id: picture.id }))
    return await remove(picture)
  }
  const protect = (name: 'file' | 'folder', find: (ids: number[]) => Promise<File[]>) => {
    const service: Removals['several'] = plugin.service(name)
    const deleteByIds = service.deleteByIds.bind(service)
    // All are checked first, so that either all of them are deleted or none.
    service.deleteByIds = async (ids = []) => {
      await requireUnused(await find(ids))
      return await deleteByIds(ids)
    }
  }
  protect('file', ids => findFiles({ id: { $in: ids } }))
  protect('folder', findFilesInFolders)
}
