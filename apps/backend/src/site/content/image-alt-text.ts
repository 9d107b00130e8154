import type { FieldMessage } from '#src/platform/panel/field-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'
import {
  avatar,
  landscape,
  type PictureRequirements,
  type StoredPicture,
  validatePicture,
} from './picture-rules'

type File = StoredPicture & { id: number; alternativeText?: string | null }
type Entry = Record<string, unknown>
/** A media field that is being saved, with the location of its alternative text. */
type Place = {
  path: string[]
  value: unknown
  shape: PictureRequirements
  alt: { path: string[]; text: unknown } | null
}

/** The file ids in the value of a media field, which can be one id, several ids or a relation. */
function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  const { id, set, connect } = value as { id?: unknown; set?: unknown; connect?: unknown }
  return [id, set, connect].flatMap(idsIn)
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** The images of an entry. In sections, the alternative text is a separate field, in the section's language. */
function placesIn(uid: string, data: Entry): Place[] {
  if (uid === 'api::testimonial.testimonial')
    return [{ path: ['avatar'], value: data.avatar, shape: avatar, alt: null }]
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  return sections.filter(isEntry).flatMap(({ image, image_alt: text }, index) => {
    const at = ['sections', String(index)]
    return [
      { path: [...at, 'image'], value: image, shape: landscape, alt: { path: [...at, 'image_alt'], text } },
    ]
  })
}

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === ''

function altErrors({ path, alt }: Place, { name, alternativeText }: File): FieldMessage[] {
  if (alt && isBlank(alt.text)) {
    const message: StaffMessage = [
      'Describe the picture in one sentence, for people who cannot see it',
      'Jelaskan gambarnya dalam satu kalimat, bagi yang tidak dapat melihatnya',
    ]
    return [{ path: alt.path, message }]
  }
  if (alt || !isBlank(alternativeText)) return []
  const message: StaffMessage = [
    `${name}: write the alternative text of this picture in the media library first`,
    `${name}: tulis dahulu teks alternatif gambar ini di pustaka media`,
  ]
  return [{ path, message }]
}

/** Validates the images of an entry on save. */
export async function validateImages(uid: string, data: Entry): Promise<FieldMessage[]> {
  const fields = placesIn(uid, data).map(field => ({ ...field, ids: idsIn(field.value) }))
  const ids = fields.flatMap(location => location.ids)
  if (ids.length === 0) return []
  const files: File[] = await strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: ids } } })
  return fields.flatMap(place =>
    files
      .filter(({ id }) => place.ids.includes(id))
      .flatMap(file => [...validatePicture(file, place.shape, place.path), ...altErrors(place, file)]),
  )
}
