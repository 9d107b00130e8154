import { z } from 'zod'
import { type FieldMessage, throwFieldErrors } from '#src/platform/panel/field-errors'
import { decrypt, encrypt } from '#src/platform/runtime/cryptography'
import { formatKeysPattern, isSameReceiver, parseDestination } from './rules/target'

const uid = 'api::report-delivery.report-destination'
const purpose = 'report destination secret'

const row = z.object({
  documentId: z.string(),
  name: z.string(),
  kind: z.enum(['https', 'sftp']),
  address: z.string(),
  host_key: z.string().nullable(),
  formats: z.string().transform(text => text.split(',').map(format => format.trim())),
  active: z.boolean(),
  secret: z.string().nullable(),
  createdAt: z.coerce.date(),
})
export type Destination = z.output<typeof row>

export const listActiveDestinations = async (): Promise<Destination[]> =>
  z.array(row).parse(await strapi.db.query(uid).findMany({ where: { active: true }, limit: 100 }))

export async function findDestination(documentId: string): Promise<Destination | null> {
  const found: unknown = await strapi.db.query(uid).findOne({ where: { documentId } })
  return found ? row.parse(found) : null
}

/** The names of all destinations, or only those of one collective body. */
export async function listDestinationNames(body?: number): Promise<Map<string, string>> {
  const found = z
    .array(row.pick({ documentId: true, name: true }))
    .parse(await strapi.db.query(uid).findMany({ where: body === undefined ? {} : { body }, limit: 1000 }))
  return new Map(found.map(({ documentId, name }) => [documentId, name]))
}

/** The password, private key or shared secret of a destination. */
export function readSecret({ secret }: Pick<Destination, 'secret'>): string {
  const text = secret === null ? null : decrypt(purpose, secret)
  if (text === null) throw new Error('The secret of a report destination cannot be decrypted')
  return text
}

type Data = Record<string, unknown>

const problem = (path: string, en: string, id: string): FieldMessage => ({ path: [path], message: [en, id] })

const minSecretLength = 24

function findProblems(record: Data, stored: Data | null, secret: string): FieldMessage[] {
  const kind = record.kind === 'sftp' ? 'sftp' : 'https'
  const problems: FieldMessage[] = []
  const target = parseDestination(kind, String(record.address ?? ''))
  if (target === null)
    problems.push(
      kind === 'sftp'
        ? problem(
            'address',
            'Write sftp://user@host/folder, without a password, on a public host',
            'Tulis sftp://pengguna@host/folder, tanpa kata sandi, di host publik',
          )
        : problem(
            'address',
            'Write an https address on a public host, without user name and password',
            'Tulis alamat https di host publik, tanpa nama pengguna dan kata sandi',
          ),
    )
  if (kind === 'sftp' && !/^SHA256:[A-Za-z0-9+/]{43}$/.test(String(record.host_key ?? '')))
    problems.push(
      problem(
        'host_key',
        'Write the fingerprint of the host key as ssh-keygen -l prints it: SHA256:…',
        'Tulis sidik jari kunci host seperti hasil ssh-keygen -l: SHA256:…',
      ),
    )
  if (!formatKeysPattern.test(String(record.formats ?? '')))
    problems.push(
      problem(
        'formats',
        'Write keys of formats, divided by commas, for example jsonl, csv',
        'Tulis kunci format, dipisahkan koma, misalnya jsonl, csv',
      ),
    )
  if (secret === '' && !stored?.secret)
    problems.push(
      problem(
        'new_secret',
        'Required: the shared secret for https, or the password or private key for SFTP',
        'Wajib diisi: rahasia bersama untuk https, atau kata sandi atau kunci privat untuk SFTP',
      ),
    )
  else if (secret === '' && stored && !isSameReceiver(record, stored))
    problems.push(
      problem(
        'new_secret',
        'The receiver has changed: enter its secret, because the stored one belongs to the former receiver',
        'Penerimanya berubah: isi rahasianya, karena rahasia yang tersimpan milik penerima sebelumnya',
      ),
    )
  if (kind === 'https' && secret !== '' && secret.length < minSecretLength)
    problems.push(
      problem(
        'new_secret',
        `At least ${minSecretLength} characters`,
        `Sedikitnya ${minSecretLength} karakter`,
      ),
    )
  return problems
}

/** Validates destinations on every save and stores their secret encrypted. Staff cannot read it again. */
export function enforceDestinationRules(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !['create', 'update', 'clone'].includes(context.action)) return next()
    const params = context.params as { documentId?: string; data?: Data } // `create` has no `documentId`
    const { secret: _, new_secret, ...data } = params.data ?? {}
    const stored: Data | null = params.documentId
      ? await strapi.db.query(uid).findOne({ where: { documentId: params.documentId } })
      : null
    const text = typeof new_secret === 'string' ? new_secret.trim() : ''
    throwFieldErrors(findProblems({ ...stored, ...data }, stored, text))
    params.data = { ...data, new_secret: null, ...(text === '' ? {} : { secret: encrypt(purpose, text) }) }
    return next()
  })
}
