import { Route, Routes } from 'react-router-dom'
import { SentEmailSearchPage, SentEmailsPage } from './sent-emails-page'

export function SentEmailPages() {
  return (
    <Routes>
      <Route index element={<SentEmailSearchPage />} />
      <Route path=":about/:id" element={<SentEmailsPage />} />
    </Routes>
  )
}
