import { configureGlobal } from 'fast-check';

// Random cases find most changes within the first hundredth of a second: a change that they do not notice would otherwise take minutes.
configureGlobal({ interruptAfterTimeLimit: 500 });
