#!/usr/bin/env node
import '../dist/bellgrid.js';
