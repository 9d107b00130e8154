import type { ServerResponse } from 'node:http'
import { sendJson } from '#server/http/send'

/** Sends an error in the backend's format. */
export const sendBackendError = (response: ServerResponse, status: number, code?: string) =>
  sendJson(response, status, {
    data: null,
    error: { status, name: 'Error', message: 'Error', details: { code } },
  })
