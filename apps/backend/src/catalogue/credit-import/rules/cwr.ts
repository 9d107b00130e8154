import { cleanText } from '@bgm/validation'
import { type Contributor, contributorRoles, readContributor } from '#src/catalogue/track/rules/contributors'
import { isIswc, normaliseIdentifier } from '#src/catalogue/track/rules/identifiers'
import type { StaffMessage } from '#src/platform/panel/staff-language'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import {
  type CreditColumn,
  describeWrongField,
  findWorkProblem,
  type LineProblem,
  maxImportedWorks,
  type StatedCredits,
  type StatedWork,
} from './stated-work'

/*
 * Reads Common Works Registration 2.1, as far as it has what we store: works (NWR, REV), writers (SWR, OWR), original
 * publishers (SPU, OPU) and the ISRCs of recordings (REC). The positions are those of the functional specification
 * CWR11-1991R1.
 */

export const isCwr = (text: string): boolean => /^\ufeff?HDR(?:PB|SO|AA|WR|\d{2})/.test(text.slice(0, 10))

const messages = {
  version: ['This is not version 2.1 of CWR', 'Ini bukan CWR versi 2.1'],
  works: [
    `More than ${maxImportedWorks} recordings: divide the file`,
    `Lebih dari ${maxImportedWorks} rekaman: bagi berkasnya`,
  ],
  recording: [
    'The work has no recording with an ISRC, so that its track is not known',
    'Karya ini tidak punya rekaman ber-ISRC, sehingga lagunya tidak diketahui',
  ],
  isrc: ['twelve characters like IDA012600001', 'dua belas karakter seperti IDA012600001'],
  iswc: ['its check digit is wrong', 'angka pemeriksanya salah'],
} as const satisfies Record<string, StaffMessage>

const roleMessage = (role: string): StaffMessage => [
  `The role ${role} with a share cannot be stored; possible are ${contributorRoles.join(', ')}`,
  `Peran ${role} yang memiliki porsi tidak dapat disimpan; yang bisa: ${contributorRoles.join(', ')}`,
]

type CwrWork = StatedWork & { isrcs: string[] }

const field = (record: string, start: number, length: number): string =>
  cleanText(record.slice(start, start + length)).trim()

type Party = { name: string; role: string; ipi: string; society: string; share: string }

const readWriter = (record: string): Party => ({
  name: `${field(record, 73, 30)} ${field(record, 28, 45)}`.trim(),
  role: field(record, 104, 2),
  ipi: field(record, 115, 11),
  society: field(record, 126, 3),
  share: field(record, 129, 5),
})

const readPublisher = (record: string): Party => ({
  name: field(record, 30, 45),
  role: field(record, 76, 2) || 'E',
  ipi: field(record, 87, 11),
  society: field(record, 112, 3),
  share: field(record, 115, 5),
})

/** A publisher of several writers has a record for each of them. */
function addContributor(contributors: Contributor[], added: Contributor): void {
  const same = contributors.find(({ name, role }) => name === added.name && role === added.role)
  if (same) same.share = (same.share ?? 0) + (added.share ?? 0)
  else contributors.push(added)
}

function addParty(work: CwrWork, line: number, party: Party): LineProblem[] {
  const { name, role, ipi, society } = party
  const share = /^\d{5}$/.test(party.share) ? Number(party.share) : 0
  const isStored = contributorRoles.some(known => known === role)
  // Administrators and subpublishers own nothing of the work.
  if (!isStored) return share === 0 ? [] : [{ line, column: 'role', message: roleMessage(role) }]
  const read = readContributor({ name, role, share, society, ipi: /^0*$/.test(ipi) ? '' : ipi })
  if ('wrong' in read) return read.wrong.map(wrong => describeWrongField(line, wrong))
  addContributor(work.contributors, read.contributor)
  return []
}

const readWork = (record: string, line: number): CwrWork => ({
  line,
  isrc: null,
  track: null,
  iswc: normaliseIdentifier(record.slice(95, 106)) || null,
  work_id: field(record, 81, 14) || null,
  contributors: [],
  isrcs: [],
})

/** The work once for each of its recordings, and what is wrong with it. */
function finishWork({ isrcs, ...work }: CwrWork): StatedCredits {
  const problem = (column: CreditColumn, message: StaffMessage) => ({ line: work.line, column, message })
  const found = findWorkProblem(work)
  return {
    works: isrcs.map(isrc => ({ ...work, isrc })),
    problems: [
      ...(isrcs.length === 0 ? [problem('isrc', messages.recording)] : []),
      ...(work.iswc !== null && !isIswc(work.iswc) ? [problem('iswc', messages.iswc)] : []),
      ...(found ? [found] : []),
    ],
  }
}

const versionOf = (group: string) => group.slice(11, 16)

/** Adds a record to the work that it belongs to. */
function addRecord(works: CwrWork[], record: string, line: number): LineProblem[] {
  const type = record.slice(0, 3)
  if (type === 'NWR' || type === 'REV') works.push(readWork(record, line))
  const work = works.at(-1)
  if (type === 'GRH' && versionOf(record) !== '02.10')
    return [{ line, column: '', message: messages.version }]
  if (!work) return []
  if (type === 'SWR' || type === 'OWR') return addParty(work, line, readWriter(record))
  if (type === 'SPU' || type === 'OPU') return addParty(work, line, readPublisher(record))
  const isrc = type === 'REC' ? normaliseIdentifier(record.slice(249, 261)) : ''
  if (isrc === '' || work.isrcs.includes(isrc)) return []
  if (!/^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$/.test(isrc)) return [{ line, column: 'isrc', message: messages.isrc }]
  work.isrcs.push(isrc)
  return []
}

/** Reads the works of a file. A work is stated once for each recording that has an ISRC. */
export async function parseCwr(text: string): Promise<StatedCredits> {
  const records = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((record, index) => ({ record, line: index + 1 }))
  const read: CwrWork[] = []
  const problems = await mapInSlices(records, ({ record, line }) => addRecord(read, record, line))
  const finished = read.map(finishWork)
  const works = finished.flatMap(work => work.works)
  if (works.length > maxImportedWorks)
    return { works: [], problems: [{ line: 1, column: '', message: messages.works }] }
  return { works, problems: [...problems.flat(), ...finished.flatMap(work => work.problems)] }
}
