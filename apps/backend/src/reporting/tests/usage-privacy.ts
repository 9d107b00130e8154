import { expect } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { type Backend, loadCompiled } from '#tests/harness'
import { extractText } from '#tests/raster'
import { callFromPhone, getDisplayedPass, joinWithPin } from '#tests/remote-passes'
import type { createDownloadFolder } from '#tests/seals'

type World = {
  backend: Backend
  downloads: Awaited<ReturnType<typeof createDownloadFolder>>
  owner: { token: string; email: string; unit: string; zone: string; device: { player: string } }
  /** A month with plays in the owner's venue. */
  month: string
  readFile: (report: number, format: string) => Promise<string>
}

/** Skips a track with a staff pass. Returns the values that identify its holder. */
async function skipWithPass({ backend, owner }: World): Promise<string[]> {
  const name = 'Kasirpenanda'
  const joined = await joinWithPin(backend, await getDisplayedPass(backend, owner), { staff_name: name })
  expect(joined.status).toBe(201)
  const pass = String(joined.body.token)
  const sent = await callFromPhone(backend, 'POST', '/staff-remote/commands', {
    body: { kind: 'skip' },
    pass,
  })
  expect(sent.body).toMatchObject({ kind: 'skip' })
  const { connection } = backend.strapi.db
  const row: { document_id: string } = await connection('remote_passes').where({ name }).first()
  return [name, pass, row.document_id, sent.body.documentId]
}

async function identify({ backend }: World, token: string): Promise<string[]> {
  const { body } = await backend.call('GET', '/users/me', { token })
  const data = { first_name: `Depan${body.documentId}`, last_name: `Belakang${body.documentId}` }
  await backend.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { documentId: body.documentId }, data })
  const memberships = body.memberships.map(({ documentId }: { documentId: string }) => documentId)
  return [body.documentId, body.email, body.mobile_number, ...Object.values(data), ...memberships]
}

/** Iterates over everything about plays that is published, sent or shown, with a name for each output. */
async function* listOutputs({ backend, downloads, owner: { token }, month, readFile }: World) {
  const { connection } = backend.strapi.db
  const files: { report_id: number; format: string }[] = await connection('usage_report_files')
  for (const { report_id: id, format } of files) yield [`report ${id} ${format}`, await readFile(id, format)]
  const { findLastSeal } = loadCompiled(() => import('#src/reporting/seal/rows'))
  const last = (await findLastSeal())?.number ?? 0
  for (let seal = 1; seal <= last; seal += 1) yield [`log ${seal}`, await downloads.readDay(seal)]
  yield ['checkpoints', await downloads.readChain()]
  const entries: { bytes: Buffer }[] = await connection('log_entries')
  yield ['usage log', entries.map(({ bytes }) => bytes.toString()).join('\n')]
  const read = async (path: string) => (await backend.call('GET', `/usage/${path}`, { token })).text
  const page = await read(month)
  yield ['usage page', page]
  yield ['usage export', await read(`${month}/export`)]
  const play: string = JSON.parse(page).data[0].id
  yield ['play', await read(`plays/${play}`)]
  yield ['proof', await read(`plays/${play}/proof`)]
  const pdf = await fetch(`${backend.origin}/api/usage/${month}/statement`, {
    headers: { authorization: `Bearer ${token}` },
  })
  yield ['statement', (await extractText(Buffer.from(await pdf.arrayBuffer()))).join(' ')]
}

/** Checks that nothing about plays identifies a person, even if tracks were skipped with a staff pass. */
export async function checkPrivacy(world: World) {
  const colleague = await createColleague(world.backend, world.owner.token, 'manager')
  const personal = [
    ...(await identify(world, world.owner.token)),
    ...(await identify(world, colleague.token)),
    ...(await skipWithPass(world)),
  ].filter(value => value)
  expect(personal.length).toBeGreaterThan(14)
  let outputs = 0
  for await (const [name, text = ''] of listOutputs(world)) {
    outputs += 1
    expect(text.length, name).toBeGreaterThan(0)
    expect(
      personal.filter(value => text.includes(value)),
      name,
    ).toEqual([])
  }
  expect(outputs).toBeGreaterThan(40)
}
