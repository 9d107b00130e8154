import { z } from 'zod'
import { secretsMatch } from '../secrets'

const told = z.object({ revision: z.string().max(200).optional() })

/** Largest body of the hook. */
const most = 4 * 1024

/**
 * `POST /hooks/content` with `Authorization: Bearer <secret>` and `{revision?}`: the CMS says that content changed.
 * 204 when heard, 401 to whoever does not know the secret, 404 where none is set.
 */
export async function handleContentHook(
  request: Request,
  secret: string | undefined,
  heard: (revision: string | undefined) => void,
): Promise<Response> {
  const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  if (!secret) return answer(404)
  const given = request.headers.get('authorization') ?? ''
  if (!secretsMatch(given, `Bearer ${secret}`)) return answer(401)
  if (Number(request.headers.get('content-length') ?? most + 1) > most) return answer(413)
  const body = told.safeParse(await request.json().catch(() => null))
  if (!body.success) return answer(400)
  heard(body.data.revision)
  return answer(204)
}
