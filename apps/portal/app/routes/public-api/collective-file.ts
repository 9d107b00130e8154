import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleKeyDownload, methodNotAllowed } from '#app/http/key-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handleKeyDownload(args, ({ collective }) => {
    const { month = '', version = '', format = '' } = args.params
    return collective.openFile(month, version, format)
  })

export const action = methodNotAllowed
