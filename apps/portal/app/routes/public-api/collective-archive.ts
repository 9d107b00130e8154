import type { LoaderFunctionArgs } from '@remix-run/node'
import { handlePublicApiDownload, methodNotAllowed } from '#app/http/public-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handlePublicApiDownload(args, api => api.collectiveApiReports.openArchive(args.params.month ?? ''))

export const action = methodNotAllowed
