import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { componentViews } from '#src/site/content/panel-views/components'
import { contentTypeViews } from '#src/site/content/panel-views/content'
import {
  type Attribute,
  type ContentValues,
  findReferences,
  getAttributes,
  isReferenceAttribute,
  toRecords,
} from './content'
import { type DiffPart, diffText } from './text-diff'

/**
 * A field or section on the path to a change, with the panel's message id, the English label, and the
 * position in a list, starting at 1.
 */
type Step = { id: string; label: string; number?: number }
export type Change = { where: Step[]; type: string; parts: DiffPart[] }

function fieldStep(uid: string, name: string): Step {
  const prefix = uid in componentViews ? 'components' : 'content-types'
  const [label = name] = (componentViews[uid] ?? contentTypeViews[uid])?.fields[name] ?? []
  return { id: `content-manager.${prefix}.${uid}.${name}`, label }
}

const sectionStep = (uid: string): Step => ({
  id: uid,
  label: strapi.components[uid as 'parts.link']?.info.displayName ?? uid,
})

const getComponent = ({ component }: Attribute, item: ContentValues) => component ?? String(item.__component)

function leafText(attribute: Attribute, value: unknown): string {
  if (isReferenceAttribute(attribute))
    return findReferences(value)
      .map(({ name }) => name)
      .join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** All text of a section that exists in only one of the two versions. */
function getText(uid: string, values: ContentValues): string {
  const lines = Object.entries(getAttributes(uid)).map(([name, attribute]) => {
    const value = values[name]
    return isLeaf(attribute)
      ? leafText(attribute, value)
      : toRecords(value)
          .map(item => getText(getComponent(attribute, item), item))
          .join('\n')
  })
  return lines.filter(Boolean).join('\n')
}

const isLeaf = ({ type }: Attribute) => type !== 'component' && type !== 'dynamiczone'

type Pair = { now?: ContentValues; then?: ContentValues; number: number }

/** Pairs the corresponding items of two lists and omits equal pairs. */
function pairItems(now: ContentValues[], then: ContentValues[]): Pair[] {
  const pairs: Pair[] = []
  let waiting: Pair[] = []
  let [nowAt, thenAt] = [0, 0]
  for (const { added, removed, value } of diffArrays(now, then, { comparator: isDeepStrictEqual })) {
    if (!added && !removed) waiting = []
    for (const item of value) {
      if (!added) nowAt += 1
      if (!removed) thenAt += 1
      if (!added && !removed) continue
      const side = added ? 'then' : 'now'
      const partner = waiting.find(
        pair => !pair[side] && (pair.now ?? pair.then)?.__component === item.__component,
      )
      const pair = partner ?? { number: added ? thenAt : nowAt }
      pair[side] = item
      if (added) pair.number = thenAt
      if (partner) continue
      pairs.push(pair)
      waiting.push(pair)
    }
  }
  return pairs
}

function listChanges(
  attribute: Attribute,
  now: ContentValues[],
  then: ContentValues[],
  where: Step[],
): Change[] {
  const [last = { id: '', label: '' }] = where.slice(-1)
  return pairItems(now, then).flatMap(pair => {
    const uid = getComponent(attribute, pair.then ?? pair.now ?? {})
    const numbered = [...where.slice(0, -1), { ...last, number: pair.number }]
    const steps = attribute.component ? numbered : [...numbered, sectionStep(uid)]
    if (pair.now && pair.then) return fieldChanges(uid, pair.now, pair.then, steps)
    const text = getText(uid, pair.then ?? pair.now ?? {})
    return [{ where: steps, type: 'section', parts: [{ kind: pair.then ? 'added' : 'removed', text }] }]
  })
}

function fieldChanges(uid: string, now: ContentValues, then: ContentValues, where: Step[]): Change[] {
  return Object.entries(getAttributes(uid)).flatMap(([name, attribute]) => {
    if (!(name in now || name in then)) return []
    const steps = [...where, fieldStep(uid, name)]
    const items = [toRecords(now[name]), toRecords(then[name])] as const
    if (attribute.type === 'dynamiczone' || attribute.repeatable)
      return listChanges(attribute, ...items, steps)
    if (attribute.type === 'component')
      return fieldChanges(attribute.component ?? '', items[0][0] ?? {}, items[1][0] ?? {}, steps)
    const texts = [leafText(attribute, now[name]), leafText(attribute, then[name])] as const
    return texts[0] === texts[1] ? [] : [{ where: steps, type: attribute.type, parts: diffText(...texts) }]
  })
}

/**
 * Lists what restoring `then` would change in `now`, field by field. Sections are matched before their fields are
 * compared.
 */
export const compareVersions = (model: string, now: ContentValues, then: ContentValues): Change[] =>
  fieldChanges(model, now, then, [])
