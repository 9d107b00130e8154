import type { LoaderFunctionArgs } from '@remix-run/node'
import { handlePublicApiDownload, methodNotAllowed } from '#app/http/public-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handlePublicApiDownload(args, ({ collectiveApiReports }) => {
    const { month = '', version = '', format = '' } = args.params
    return collectiveApiReports.openFile(month, version, format)
  })

export const action = methodNotAllowed
