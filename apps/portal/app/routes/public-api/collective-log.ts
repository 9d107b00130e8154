import type { LoaderFunctionArgs } from '@remix-run/node'
import { handleKeyDownload, methodNotAllowed } from '#app/http/key-api.server'

export const loader = (args: LoaderFunctionArgs) =>
  handleKeyDownload(args, ({ collective }) => collective.openLog(args.params.day ?? ''))

export const action = methodNotAllowed
