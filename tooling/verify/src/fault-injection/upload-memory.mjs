import { readFileSync } from 'node:fs'
import { sendRequest } from '#src/product/http-call.mjs'
import {
  buildMultipartBody,
  completeRegistration,
  registerMember,
  samplePdf,
} from '#src/product/registered-members.mjs'

const megabyte = 1024 * 1024
const senders = 4
const rounds = 5

/** Returns the resident memory of a process in MB (Linux). */
const getResident = pid =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/** Creates a body with a file of `size` bytes that begins as a PDF. */
const getBody = size =>
  buildMultipartBody({ content: Buffer.concat([samplePdf, Buffer.alloc(size - samplePdf.length, 0x20)]) })

async function growth(pid, work) {
  const before = getResident(pid)
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, getResident(pid))
  }, 10)
  try {
    await work()
  } finally {
    clearInterval(sampling)
  }
  return Math.round(peak - before)
}

/**
 * Measures how much the portal's memory grows while four members upload large files concurrently, five times
 * each.
 */
export async function measureUploadMemory(testBackend) {
  const { portal } = testBackend.urls
  const members = []
  for (let number = 0; number < senders; number += 1) {
    const member = await registerMember(testBackend, 100 + number)
    await completeRegistration(testBackend, member)
    members.push(member)
  }
  const send = async (member, body) => {
    const headers = { ...body.headers, cookie: `portal_token=${member.token}`, origin: portal }
    const response = await sendRequest(`${portal}/register/property`, { method: 'POST', ...body, headers })
    return response.status
  }
  const statuses = new Set()
  const sendFromAll = body => async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const status of await Promise.all(members.map(member => send(member, body)))) statuses.add(status)
  }
  const warm = getBody(200_000)
  await sendFromAll(warm)()
  const pid = testBackend.getPid('portal')
  const accepted = await growth(pid, sendFromAll(getBody(5 * megabyte)))
  const rejected = await growth(pid, sendFromAll(getBody(20 * megabyte)))
  return { accepted, refused: rejected, statuses: [...statuses].sort() }
}
