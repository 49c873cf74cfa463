/** What the work comes to, or 'late' when that takes longer; the work itself goes on. */
export function inTime<Result>(work: Promise<Result>, patienceMs: number): Promise<Result | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'late');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
