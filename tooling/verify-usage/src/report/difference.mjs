const maxShown = 60
/** The number of lines after the first difference in which the other line is looked for. */
const reach = 500

const show = value => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const isObject = value => typeof value === 'object' && value !== null

/** The first member whose values differ, with its path. */
function findMember(expected, actual, path = '') {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const [one, other] = [expected[name], actual[name]]
    if (JSON.stringify(one) === JSON.stringify(other)) continue
    const place = path === '' ? name : `${path}.${name}`
    return isObject(one) && isObject(other)
      ? findMember(one, other, place)
      : { name: place, expected: one, actual: other }
  }
  return null
}

/** Splits a line of a table into its cells. */
function splitCells(line, separator) {
  const cells = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell.replace(/\r$/, '')]
}

function findCell(expected, actual, separator, getName) {
  const [one, other] = [splitCells(expected, separator), splitCells(actual, separator)]
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex(
    (_, index) => one[index] !== other[index],
  )
  return at === -1 ? null : { name: getName(at), expected: one[at], actual: other[at] }
}

const kinds = {
  jsonl: {
    getPlay: line => parse(line)?.play?.play_id,
    find: (expected, actual) => {
      const [one, other] = [parse(expected), parse(actual)]
      return isObject(one) && isObject(other) ? findMember(one, other) : null
    },
  },
  table: {
    getPlay: (line, { separator, columns }) =>
      splitCells(line, separator)[columns.findIndex(({ field }) => field === 'play.id')],
    find: (expected, actual, { separator, columns }) =>
      findCell(expected, actual, separator, at => columns[at]?.name ?? `column ${at + 1}`),
  },
  dsr: {
    getPlay: () => undefined,
    find: (expected, actual) =>
      findCell(expected, actual, '\t', at => `column ${at + 1} of ${expected.split('\t')[0]}`),
  },
}

/**
 * Describes the first difference between the lines that follow from the log and those of a file. `before` is the number
 * of equal lines before them.
 */
export function describeDifference({ expected, actual, before, layout }) {
  const { getPlay, find } = kinds[layout.kind]
  let at = 0
  while (at < expected.length && at < actual.length && expected[at] === actual[at]) at += 1
  const number = before + at + 1
  const [wanted = '', found = ''] = [expected[at], actual[at]]
  const name = line => {
    const play = getPlay(line, layout)
    return play ? ` (play ${play})` : ''
  }
  const isIn = (line, lines) => line !== '' && lines.slice(at + 1, at + reach).includes(line)
  if (found === '' && wanted !== '')
    return `The file ends before line ${number}${name(wanted)}, which is missing.`
  const isLater = isIn(wanted, actual)
  if (isLater && isIn(found, expected))
    return `Line ${number}${name(wanted)} is in another place: lines were reordered.`
  if (wanted === '' || isLater)
    return `Line ${number}${name(found)} does not follow from the log: it was inserted.`
  if (isIn(found, expected)) return `Line ${number}${name(wanted)} is missing: it was removed.`
  const cell = find(wanted, found, layout)
  return cell
    ? `Line ${number}${name(wanted)} was changed: ${cell.name} is ${show(cell.actual)}, but ${show(cell.expected)} by the log.`
    : `Line ${number}${name(wanted)} was changed.`
}
