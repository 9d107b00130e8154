import { deviceLogQuerySchema, logFindingBodySchema } from '@bgm/validation'
import { safeParse } from 'zod'
import { HttpError } from '#server/http/http-error'
import { readBody } from '#server/http/read-body'
import type { DeviceHandler, DeviceRoute } from '#server/http/routes'
import { sendJson, sendNoContent } from '#server/http/send'
import type { DeviceApiContext } from './device-api'

const maxFindingBytes = 64 * 1024

/** The query of a URL, whose length the server limits. */
function parseQuery(url: string | undefined): unknown {
  const { searchParams } = new URL(url ?? '/', 'http://gateway')
  const number = (name: string) => Number(searchParams.get(name))
  return {
    plays: searchParams.get('plays')?.split(',').filter(Boolean) ?? [],
    from: number('from'),
    until: number('until'),
    size: number('size'),
  }
}

/** Routes with which a device checks that its plays are in the usage log. */
export function createAuditRoutes({ gateway, session, createLimiter }: DeviceApiContext): DeviceRoute[] {
  const { backend } = gateway
  const proofs = createLimiter('proofs')
  const findings = createLimiter('findings')

  const provePlays: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    proofs.consume(player)
    const query = safeParse(deviceLogQuerySchema, parseQuery(incoming.url))
    if (!query.success) throw new HttpError(400, 'The query is invalid', { code: 'invalid' })
    sendJson(outgoing, 200, await backend.provePlays({ ...query.data, player }))
  }

  const reportFinding: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    findings.consume(player)
    const { finding } = await readBody(incoming, logFindingBodySchema, maxFindingBytes)
    await backend.reportLogFinding(player, finding)
    sendNoContent(outgoing)
  }

  return [
    { method: 'GET', path: '/device/log', handle: provePlays },
    { method: 'POST', path: '/device/log/findings', handle: reportFinding },
  ]
}
