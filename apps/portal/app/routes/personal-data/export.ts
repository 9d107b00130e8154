import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { attachment } from '#app/http/respond.server'
import { exportOwnData } from '#app/services/personal-data.server'

export async function loader(args: LoaderFunctionArgs) {
  const bytes = await exportOwnData(requireApi(args))
  const name = `data-${new Date().toISOString().slice(0, 10)}.json`
  return attachment({ bytes, type: 'application/json', name })
}
