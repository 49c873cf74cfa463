-- Following a recovery's link says that the password is forgotten; confirming an address says nothing of it. Until now both were otp.
alter table auth.sessions drop constraint sessions_amr_method_is_known;
alter table auth.sessions add constraint sessions_amr_method_is_known check (amr_method in ('password', 'otp', 'recovery'));
comment on column auth.sessions.amr_method is
  'How the session began: by the password, by a mailed link or code that confirmed an address (otp), or by one of a recovery that has not served yet.';
