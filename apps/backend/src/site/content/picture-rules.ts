import type { FieldMessage } from '#src/platform/panel/field-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'

/** The fields of an image in the media library that are checked. */
export type StoredPicture = {
  name: string
  width: number | null
  height: number | null
  /** Size in kB. */
  size: number
  formats: Record<string, unknown> | null
}

/** The minimum size and allowed aspect ratios of an image. */
export type PictureRequirements = {
  width: number
  height: number
  /** Minimum and maximum aspect ratio (width / height). */
  ratio: [min: number, max: number]
}

/** The shape of images next to a title, which are cropped to about 7:6. */
export const landscape: PictureRequirements = { width: 960, height: 600, ratio: [1, 1.78] }
/** The shape of the picture of a person next to a quotation. */
export const avatar: PictureRequirements = { width: 92, height: 92, ratio: [0.95, 1.05] }

const maxMegabytes = 8

function findError(
  { width, height, size, formats }: StoredPicture,
  required: PictureRequirements,
): StaffMessage | null {
  const [min, max] = required.ratio
  if (size > maxMegabytes * 1000)
    return [
      `This file is ${(size / 1000).toFixed(1)} MB: use one of at most ${maxMegabytes} MB`,
      `Berkas ini ${(size / 1000).toFixed(1).replace('.', ',')} MB: pakai yang paling besar ${maxMegabytes} MB`,
    ]
  if (!width || !height || width < required.width || height < required.height)
    return [
      `This picture is ${width ?? 0} × ${height ?? 0} px: use one of at least ${required.width} × ${required.height} px`,
      `Gambar ini ${width ?? 0} × ${height ?? 0} px: pakai yang paling kecil ${required.width} × ${required.height} px`,
    ]
  if (width / height < min || width / height > max)
    return required === avatar
      ? ['This picture is not square: crop it first', 'Gambar ini tidak persegi: potong dahulu']
      : [
          'This picture has the wrong shape: crop it to between 1:1 and 16:9, landscape',
          'Bentuk gambar ini tidak sesuai: potong menjadi antara 1:1 dan 16:9, mendatar',
        ]
  if (!Object.keys(formats ?? {}).some(key => key.startsWith('avif_') || key.startsWith('webp_')))
    return [
      'This picture has no web sizes yet: upload it again as JPEG, PNG or WebP',
      'Gambar ini belum punya ukuran web: unggah lagi sebagai JPEG, PNG, atau WebP',
    ]
  return null
}

/** Returns an error on the image's field if the image is unsuitable, otherwise an empty list. */
export function validatePicture(
  picture: StoredPicture,
  required: PictureRequirements,
  path: string[],
): FieldMessage[] {
  const found = findError(picture, required)
  return found ? [{ path, message: found }] : []
}
