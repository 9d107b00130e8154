import type { FieldMessage } from '#src/platform/panel/field-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'
import {
  type Contributor,
  type ContributorField,
  contributorRoles,
  findListProblem,
  type ListProblem,
  maxContributors,
  type NameList,
  readContributor,
  toNameLists,
} from './contributors'
import { isIswc } from './identifiers'
import { splitNames } from './words'

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The contributors in the value of a form, as far as they can be read, and the fields that are wrong in each. */
export function readContributors(value: unknown) {
  const rows = Array.isArray(value) ? value : []
  return rows.map(row => readContributor(isObject(row) ? row : {}))
}

/** The value to store: contributors in their stored form where they can be read, and the others as they were typed. */
export function normaliseContributors(value: unknown): unknown {
  if (!Array.isArray(value)) return null
  const read = readContributors(value)
  const rows = value.map((row: unknown, index) => {
    const found = read[index]
    return found && 'contributor' in found ? found.contributor : row
  })
  return rows.length > 0 ? rows : null
}

const fieldMessages: Record<ContributorField, StaffMessage> = {
  name: ['the name is missing or too long', 'nama kosong atau terlalu panjang'],
  ipi: [
    'this is not an IPI name number: up to eleven digits, the last two of which are check digits',
    'ini bukan nomor nama IPI: paling banyak sebelas angka, dua angka terakhirnya angka pemeriksa',
  ],
  role: [
    `the role is one of ${contributorRoles.join(', ')}`,
    `peran salah satu dari ${contributorRoles.join(', ')}`,
  ],
  share: [
    'the share is a percentage from 0 to 100 with at most two decimals',
    'porsi berupa persen dari 0 sampai 100 dengan paling banyak dua desimal',
  ],
  society: ['the society is its CISAC number or its name', 'lembaga ditulis dengan nomor CISAC atau namanya'],
}

const percent = (hundredths: number) => (hundredths / 100).toFixed(2)

export function describeListProblem(found: ListProblem): StaffMessage {
  switch (found.problem) {
    case 'many':
      return [`At most ${maxContributors} contributors`, `Paling banyak ${maxContributors} kontributor`]
    case 'names':
      return ['The names are too long together', 'Jumlah huruf semua nama terlalu banyak']
    case 'twice':
      return [
        `${found.name} is listed twice in the same role`,
        `${found.name} tercantum dua kali dalam peran yang sama`,
      ]
    case 'sum':
      return [
        `The shares add up to ${percent(found.sum)} %, not 100 %`,
        `Jumlah porsinya ${percent(found.sum).replace('.', ',')} %, bukan 100 %`,
      ]
  }
}

export const describeField = (field: ContributorField): StaffMessage => fieldMessages[field]

function contributorErrors(value: unknown): StaffMessage[] {
  const read = readContributors(value)
  const wrong = read.flatMap((found, index): StaffMessage[] =>
    'wrong' in found
      ? found.wrong.map(field => {
          const [en, id] = fieldMessages[field]
          return [`Contributor ${index + 1}: ${en}`, `Kontributor ${index + 1}: ${id}`]
        })
      : [],
  )
  if (wrong.length > 0) return wrong
  const problem = findListProblem(read.flatMap(found => ('contributor' in found ? [found.contributor] : [])))
  return problem ? [describeListProblem(problem)] : []
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')
const toList = (value: unknown): string => splitNames(toText(value)).join('\n')

const followsMessage: StaffMessage = [
  'These names follow from the contributors: change them there',
  'Nama-nama ini mengikuti kontributor: ubah di sana',
]

/** Lists of names that staff have changed although they follow from the contributors. */
function changedLists(
  record: Values,
  stored: Values | null,
  contributors: readonly Contributor[],
): NameList[] {
  const lists = toNameLists(contributors)
  return (['composers', 'arrangers', 'publishers'] as const).filter(list => {
    const derived = lists[list]
    const typed = toList(record[list])
    return derived !== undefined && typed !== derived && typed !== toList(stored?.[list])
  })
}

/** The errors in the credits of a track as it would be after a save. Only a changed ISWC is checked. */
export function findCreditErrors(record: Values, stored: Values | null): FieldMessage[] {
  const errors: FieldMessage[] = contributorErrors(record.contributors).map(message => ({
    path: ['contributors'],
    message,
  }))
  const iswc = toText(record.iswc)
  if (iswc !== '' && iswc !== stored?.iswc && !isIswc(iswc))
    errors.push({
      path: ['iswc'],
      message: [
        'The last digit does not fit the others: compare this ISWC with its source',
        'Angka terakhir tidak cocok dengan yang lain: bandingkan ISWC ini dengan sumbernya',
      ],
    })
  const contributors = readContributors(record.contributors).flatMap(found =>
    'contributor' in found ? [found.contributor] : [],
  )
  return [
    ...errors,
    ...changedLists(record, stored, contributors).map(list => ({ path: [list], message: followsMessage })),
  ]
}
