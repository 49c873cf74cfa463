-- Hours that are confirmed are words: an empty text says nothing to a searcher, and what reads the list takes it for no text.
update public.aed_report_cases set hours_text = null where btrim(hours_text) = '';
alter table public.aed_report_cases
  add constraint aed_report_cases_hours_are_not_blank check (btrim(hours_text) <> '');
