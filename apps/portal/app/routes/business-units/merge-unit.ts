type Texts = Record<string, string>

export type Difference = {
  field: string
  mine: string
  theirs: string
  /** Whether the stored value was used because the member had not changed the field. */
  taken: boolean
}

const places = ['province', 'city', 'district', 'urban']

/** The regions of an address are merged as a whole, because a mix of two addresses is invalid. */
const splitFields = (field: string) => (places.includes(field) ? places : [field])

const plain = (value = '') => value.replace(/\r\n/g, '\n').trim()

/**
 * Performs a three-way merge of the submitted and stored values, based on the values with which the form was
 * loaded. A field that only the other member changed gets the stored value; a field that both changed keeps
 * the submitted value.
 */
export function mergeUnit(
  base: Texts,
  mine: Texts,
  theirs: Texts,
): { texts: Texts; differences: Difference[] } {
  const texts = { ...mine }
  const differences: Difference[] = []
  for (const field of Object.keys(theirs)) {
    const parts = splitFields(field)
    const same = (a: Texts, b: Texts) => parts.every(part => plain(a[part]) === plain(b[part]))
    if (same(mine, theirs) || same(base, theirs)) continue
    const taken = same(mine, base)
    if (taken) texts[field] = theirs[field] ?? ''
    if (plain(mine[field]) !== plain(theirs[field]))
      differences.push({ field, mine: mine[field] ?? '', theirs: theirs[field] ?? '', taken })
  }
  return { texts, differences }
}
