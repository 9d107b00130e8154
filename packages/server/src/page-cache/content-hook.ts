import { z } from 'zod'
import { secretsMatch } from '../secrets'

const hookBody = z.object({ revision: z.string().max(200).optional() })
const maxBodyBytes = 4 * 1024

/**
 * Handles `POST /hooks/content` with `Authorization: Bearer <secret>` and `{revision?}`, by which the CMS
 * reports that content has changed. Responds 204, 401 for a wrong secret, 404 if no secret is configured,
 * and 413 or 400 for an invalid body.
 */
export async function handleContentHook(
  request: Request,
  secret: string | undefined,
  contentChanged: (revision: string | undefined) => void,
): Promise<Response> {
  const respond = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  if (!secret) return respond(404)
  const authorization = request.headers.get('authorization') ?? ''
  if (!secretsMatch(authorization, `Bearer ${secret}`)) return respond(401)
  const length = request.headers.get('content-length')
  if (length === null || Number(length) > maxBodyBytes) return respond(413)
  const body = hookBody.safeParse(await request.json().catch(() => null))
  if (!body.success) return respond(400)
  contentChanged(body.data.revision)
  return respond(204)
}
