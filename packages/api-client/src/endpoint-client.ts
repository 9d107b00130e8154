import {
  type ArgumentsOf,
  type ClientValue,
  type Endpoint,
  type Endpoints,
  fromBody,
  getBodySchema,
  isFileResponse,
} from '@bgm/contract'
import { z } from 'zod'
import { type Download, type HttpClient, pathSegment, type StreamedDownload } from './http'

type ResultOf<E extends Endpoint> = E extends { response: infer R }
  ? R extends { kind: 'file' }
    ? Download
    : R extends { kind: 'file-stream' }
      ? StreamedDownload
      : ClientValue<R>
  : undefined

/** The functions that call a group of endpoints. */
export type EndpointClient<G extends Endpoints> = {
  [Name in keyof G]: (...args: ArgumentsOf<G[Name]>) => Promise<ResultOf<G[Name]>>
}

type CallOptions = {
  query?: object
  json?: unknown
  body?: FormData
  headers?: Record<string, string>
}

function readArguments({ path, upload, body, query, idempotent }: Endpoint, args: readonly unknown[]) {
  const rest = [...args]
  const filledIn = path.slice(1).replace(/:\w+/g, () => pathSegment(String(rest.shift())))
  const options: CallOptions = {}
  if (body) options.json = rest.shift()
  else if (query) options.query = Object(rest.shift())
  if (upload) {
    options.body = new FormData()
    if (upload.body) options.body.append(upload.body, JSON.stringify(options.json))
    delete options.json
    const file = rest.shift() as File // The type of the call says so.
    options.body.append(upload.file, file, file.name)
  }
  const key = idempotent && rest.shift()
  if (key) options.headers = { 'idempotency-key': String(key) }
  return { path: filledIn, options }
}

async function call(http: HttpClient, endpoint: Endpoint, args: readonly unknown[]): Promise<unknown> {
  const { path, options } = readArguments(endpoint, args)
  const { response, method } = endpoint
  if (response && isFileResponse(response))
    return response.kind === 'file' ? http.download(method, path, options) : http.open(path, options)
  const schema = response ? getBodySchema(response) : z.undefined()
  const body = await http.call(method, path, { ...options, schema })
  return response && fromBody(response, body)
}

export const createEndpointClient = <G extends Endpoints>(http: HttpClient, group: G) =>
  Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      name,
      (...args: unknown[]) => call(http, endpoint, args),
    ]),
  ) as unknown as EndpointClient<G> // Object.fromEntries loses the names.
