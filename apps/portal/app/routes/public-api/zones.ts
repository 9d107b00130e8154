import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerWithKey, methodNotAllowed } from '#app/http/key-api.server'

export const loader = (args: LoaderFunctionArgs) => answerWithKey(args, (api, query) => api.listZones(query))

export const action = methodNotAllowed
