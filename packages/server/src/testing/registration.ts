/** A registration form. Each call returns another user. */
export function aRegistration(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  count += 1;
  return {
    email: `user${count}@example.com`,
    password: 'Scrum-half9',
    displayName: `User ${count}`,
    firstName: 'Folau',
    lastName: 'Fainga’anuku',
    dob: '31/12/1990',
    gender: 'prefer_not_to_say',
    countryOfResidenceId: 554,
    supportedSquadId: 0,
    terms: true,
    ...change,
  };
}

let count = 0;
