import { onTestFinished } from 'vitest'

type DeviceEvent = {
  name: string
  data: Record<string, unknown>
}

/** Reads a device's event stream in the background. */
export async function readEvents(url: string, token: string) {
  const leaving = new AbortController()
  const response = await fetch(`${url}/device/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  })
  const events: DeviceEvent[] = []
  const state = { ended: false }
  const ended = collect(response, events)
    .catch(() => {})
    .finally(() => {
      state.ended = true
    })
  onTestFinished(() => leaving.abort())
  return {
    response,
    events,
    named: (name: string) => events.filter(event => event.name === name).map(({ data }) => data),
    ended,
    hasEnded: () => state.ended,
    leave: () => leaving.abort(),
  }
}

async function collect(response: Response, events: DeviceEvent[]): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return
    const blocks = (text + value).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      events.push({ name, data: JSON.parse(data) })
    }
  }
}
