import { z } from 'zod'
import type { VersionedModel } from './models'

export type ContentValues = Record<string, unknown>

export type Attribute = {
  type: string
  component?: string
  repeatable?: boolean
  target?: string
  pluginOptions?: { i18n?: { localized?: boolean } }
}

/** A reference, which a version stores instead of an image or related entry. */
const reference = z.object({
  kind: z.enum(['file', 'entry']),
  id: z.union([z.number(), z.string()]),
  name: z.string(),
})
export type Reference = z.output<typeof reference>

const record = z.record(z.string(), z.unknown())
const toRecord = (value: unknown): ContentValues | null => record.safeParse(value).data ?? null
export const toRecords = (value: unknown): ContentValues[] =>
  [value].flat().flatMap((item): ContentValues[] => {
    const found = toRecord(item)
    return found ? [found] : []
  })

export const findReferences = (value: unknown): Reference[] =>
  toRecords(value).flatMap(item => reference.safeParse(item).data ?? [])

export function getAttributes(uid: string): Record<string, Attribute> {
  const model = strapi.contentTypes[uid as VersionedModel] ?? strapi.components[uid as 'parts.link']
  return (model?.attributes ?? {}) as Record<string, Attribute>
}

/** Only localised fields are versioned, so that restoring one language does not change the other. */
export const getVersionedFields = (model: VersionedModel): string[] =>
  Object.entries(getAttributes(model))
    .filter(([, attribute]) => attribute.pluginOptions?.i18n?.localized)
    .map(([name]) => name)

export const isReferenceAttribute = ({ type }: Attribute) => type === 'media' || type === 'relation'

type Replace = (attribute: Attribute, value: unknown) => unknown

function mapped(attribute: Attribute, value: unknown, replace: Replace): unknown {
  const { type, component = '', repeatable } = attribute
  if (isReferenceAttribute(attribute)) return replace(attribute, value)
  if (type === 'dynamiczone')
    return toRecords(value)
      .filter(({ __component }) => String(__component) in strapi.components)
      .map(part => ({
        __component: part.__component,
        ...mapFields(String(part.__component), part, replace),
      }))
  if (type !== 'component') return value
  const parts = toRecords(value).map(part => mapFields(component, part, replace))
  return repeatable ? parts : (parts[0] ?? null)
}

/** Copies the known fields of an entry or component, without database ids. `replace` maps images and relations. */
export function mapFields(
  uid: string,
  values: ContentValues,
  replace: Replace,
  only?: string[],
): ContentValues {
  const fields = Object.entries(getAttributes(uid)).filter(
    ([name]) => name in values && (only?.includes(name) ?? true),
  )
  return Object.fromEntries(
    fields.map(([name, attribute]) => [name, mapped(attribute, values[name], replace)]),
  )
}
