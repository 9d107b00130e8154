const text = (status, sentence, more) => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${sentence}\n`,
  more,
})

/** What `add-checkpoint` answers (C2SP tlog-witness). */
export const answers = {
  malformed: text(400, 'This is not a request as C2SP tlog-witness describes it.'),
  oldSizeTooLarge: text(400, 'The old size is larger than the checkpoint.'),
  forbidden: text(403, 'The checkpoint is not signed with the keys of its log.'),
  unknownLog: text(404, 'This witness does not sign the log with this origin.'),
  inconsistent: text(422, 'The checkpoint does not follow from the one that was signed before.'),
  tooLarge: text(413, 'The request is too large.'),
  tooMany: text(429, 'Too many requests.', { 'retry-after': '10' }),
  busy: text(503, 'Too many requests are waiting.', { 'retry-after': '10' }),
  storageFailed: text(503, 'The witness cannot store what it signs.'),
  conflict: size => ({ status: 409, type: 'text/x.tlog.size', body: `${size}\n` }),
  signed: cosignatures => ({ status: 200, type: 'text/plain; charset=utf-8', body: cosignatures }),
}
