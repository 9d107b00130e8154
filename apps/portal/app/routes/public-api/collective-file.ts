import type { LoaderFunctionArgs } from '@remix-run/node'
import { handlePublicApiDownload, methodNotAllowed } from '#app/http/public-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handlePublicApiDownload(args, ({ collective }) => {
    const { month = '', version = '', format = '' } = args.params
    return collective.openFile(month, version, format)
  })

export const action = methodNotAllowed
